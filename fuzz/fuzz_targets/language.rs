//! A stranger's words: any file of messages, asked for all that it has and compared with English.
#![no_main]

use libfuzzer_sys::fuzz_target;
use words::Text;
use words::compare::compare;
use words::language::Languages;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let source = String::from_utf8_lossy(rest);
    let text = Text::from_source("eo", &source);
    for line in source.lines().take(200) {
        if let Some((key, _)) = line.split_once('=') {
            let key = key.trim();
            let _ = text.get(key);
            let _ = text.with(key, &[("count", 3.into()), ("name", "Mara".into()), ("ship", key.into())]);
        }
    }
    // All of English is read for this, so not each time.
    if first % 16 == 0 {
        let folder = std::env::temp_dir().join(format!("ironclad-fuzz-{}", std::process::id())).join("eo");
        if std::fs::create_dir_all(&folder).is_err() {
            return;
        }
        let _ = std::fs::write(folder.join("language.json"), format!("{{\"name\":{:?}}}", source.lines().next()));
        let _ = std::fs::write(folder.join("ui.ftl"), rest);
        if let Some(languages) = folder.parent() {
            let _ = compare(&Languages::with_folder(languages.to_owned()), "eo");
        }
    }
});
