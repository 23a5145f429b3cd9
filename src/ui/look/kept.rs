//! Pictures held against what they were: a hash of each in `tests/pictures/hashes.txt`, a small copy of each in
//! `tests/pictures/small`, and some kept whole.
//!
//! Hashes are compared where the system's maths is that of the machine which wrote them. Elsewhere a pixel may differ by a
//! hair: there the small copies are compared, with a tolerance, and it is said that the hashes were not.
//! `IRONCLAD_PICTURES=small` compares the copies alone on any machine.
//!
//! When a screen changes on purpose its pictures are accepted with `IRONCLAD_PICTURES=new cargo test`. Each test says at its
//! end that it has drawn all that is kept of it ([`drawn_all`]): a picture that it draws no longer is told then, or goes.

use super::drawn::Drawn;
use super::small::Small;
use iced::Size;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, Once, PoisonError};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Pictures that are kept whole beside the hashes.
const WHOLE: [&str; 13] = [
    "title",
    "table-1200",
    "table-960",
    "table-640",
    "table-orders",
    "combat-1004",
    "port-1004",
    "choice-960",
    "debriefing",
    "story",
    "chart",
    "star-chart",
    "battle-turn-100",
];

const HEAD: &str =
    "# One hash for each picture the tests draw. After a change that is meant, look at target/pictures and accept:
#     IRONCLAD_PICTURES=new cargo test look && IRONCLAD_PICTURES=new cargo test --test runner -- pictures between_scenarios
# When a merge leaves both sides here, take either and do the same. Names no longer drawn go then, too.
";

/// The tests that draw pictures, and what the names of their pictures are, or begin with before a hyphen; a language before
/// a name does not count. Where several fit a name, the longest does.
const OWNERS: [(&str, &[&str]); 54] = [
    ("titles", &["title"]),
    ("tutorials", &["tutorials"]),
    ("seats", &["seats"]),
    ("story", &["story"]),
    ("debriefing", &["debriefing"]),
    ("settings-credits-problem", &["missions", "settings", "credits", "problem"]),
    ("rule-book", &["rules"]),
    ("campaigns", &["campaigns"]),
    ("new-campaign", &["new-campaign"]),
    ("patrol", &["patrol"]),
    ("chronicle", &["chronicle"]),
    ("problem-file", &["problem-file", "problem-told"]),
    ("star-chart", &["star-chart"]),
    ("chart", &["chart"]),
    ("tables", &["table"]),
    ("under-way", &["chart-under-way", "chart-turning"]),
    ("choices", &["choice"]),
    ("said", &["said"]),
    ("chart-story", &["chart-story", "orders"]),
    ("timeline", &["timeline"]),
    ("looking", &["looking"]),
    ("struck", &["mat-struck", "combat-struck", "squads-struck"]),
    ("shields-back", &["mat-shields-back"]),
    ("hurt", &["mat-hurt"]),
    ("combats", &["combat"]),
    ("shots", &["combat-shots", "combat-flare"]),
    ("three-and-four", &["combat-three", "combat-one"]),
    ("ports", &["port"]),
    ("lessons", &["lesson"]),
    ("dice", &["dice"]),
    ("explanations", &["explain"]),
    ("moments-of-lessons", &["/lesson-2"]),
    (
        "screens",
        &[
            "/title",
            "/campaigns",
            "/tutorials",
            "/patrol",
            "/settings",
            "/rules",
            "/credits",
            "/new-campaign",
            "/seats",
            "/briefing",
            "/explain",
            "/menu",
        ],
    ),
    ("campaign-told", &["/campaign"]),
    ("fitting-out", &["/orders", "/fitting-out", "/patrol-begun"]),
    ("promotion", &["/ashore-promotion"]),
    ("yard", &["/ashore-yard"]),
    ("word", &["/ashore-word"]),
    ("loss", &["/ashore-loss"]),
    ("contract", &["/ashore-contract"]),
    ("dice-record", &["/dice-record"]),
    ("keys", &["/keys"]),
    ("end-of-act", &["/end-of-act"]),
    ("own-die", &["/own-die"]),
    ("crowded-combat", &["/crowded-combat"]),
    ("fight-ended", &["/fight-ended"]),
    ("brief", &["/brief"]),
    ("wardroom", &["wardroom"]),
    ("battle", &["battle"]),
    ("battle-shot", &["battle-shot"]),
    ("battle-lesson", &["lesson-wind", "lesson-broadside", "battle-draw"]),
    ("fleets", &["fleets"]),
    ("fleet-battle", &["fleets-set-up", "fleets-orders", "fleets-refused", "fleets-fire", "fleets-menu", "fleets-end"]),
    ("fleet-guide", &["fleets-guide", "fleets-hand-over"]),
];

/// The languages that stand before a name with a hyphen.
const LANGUAGES: [&str; 3] = ["de-", "pl-", "pseudo-"];

/// The test that draws a picture of this name, and the part of the name that says so.
fn owner(name: &str) -> Option<(&'static str, &'static str)> {
    let bare = LANGUAGES.iter().find_map(|language| name.strip_prefix(language)).unwrap_or(name);
    let bare = bare.find('/').map_or(bare, |slash| &bare[slash..]);
    let fits = |stem: &str| bare.strip_prefix(stem).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let all = OWNERS.into_iter().flat_map(|(test, stems)| stems.iter().map(move |stem| (test, *stem)));
    all.filter(|(_, stem)| fits(stem)).max_by_key(|(_, stem)| stem.len())
}

struct Hashes {
    /// What sums of this machine come to; where they come to something else, pictures may differ by a hair.
    sums: Option<u64>,
    pictures: BTreeMap<String, u64>,
    /// The names of those that have been drawn in this run.
    drawn: BTreeSet<String>,
}

static HASHES: LazyLock<Mutex<Hashes>> =
    LazyLock::new(|| Mutex::new(read(&fs::read_to_string(file()).unwrap_or_default())));

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

fn file() -> PathBuf {
    folder().join("hashes.txt")
}

/// Where the small copy of a picture lies.
fn small(name: &str) -> PathBuf {
    folder().join("small").join(format!("{}.png", flat(name)))
}

fn read(text: &str) -> Hashes {
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.rsplit_once(' '));
    let mut pictures: BTreeMap<String, u64> =
        lines.filter_map(|(name, hash)| Some((name.to_owned(), u64::from_str_radix(hash, 16).ok()?))).collect();
    Hashes { sums: pictures.remove("sums"), pictures, drawn: BTreeSet::new() }
}

fn write(hashes: &Hashes) -> io::Result<()> {
    let mut text = HEAD.to_owned();
    text += &format!("sums {:016x}\n", hashes.sums.unwrap_or_else(sums));
    for (name, hash) in &hashes.pictures {
        text += &format!("{name} {hash:016x}\n");
    }
    fs::create_dir_all(folder())?;
    fs::write(file(), text)
}

/// What this machine's own functions make of a thousand angles. They belong to the system and not to Rust, and differ
/// in the last bit here and there; drawings are made of them.
fn sums() -> u64 {
    static SUMS: LazyLock<u64> = LazyLock::new(reckoned);
    *SUMS
}

fn reckoned() -> u64 {
    let angles = (0..1000u16).map(|step| f32::from(step) / 79.0);
    let bits = angles.flat_map(|a| [a.sin(), a.cos(), a.atan2(1.5), a.powf(0.7), a.sqrt(), a.exp(), a.tan()]);
    xxh3_64(&bits.flat_map(f32::to_le_bytes).collect::<Vec<u8>>())
}

/// Holds a picture against what it was.
///
/// # Errors
///
/// Says what to do when it is another: the picture is in `target/pictures` then, and the difference if an earlier one is
/// at hand.
pub fn held(name: &str, drawn: &Drawn) -> Result<(), String> {
    let mut hash = Xxh3::new();
    hash.update(&drawn.size.width.to_le_bytes());
    hash.update(&drawn.pixels);
    let hash = hash.digest();
    if owner(name).is_none() {
        return Err(format!("the picture “{name}” belongs to no test in `OWNERS`"));
    }
    let mut hashes = HASHES.lock().unwrap_or_else(PoisonError::into_inner);
    hashes.drawn.insert(name.to_owned());
    let known = hashes.pictures.get(name).copied();
    let whole = WHOLE.contains(&name).then(|| folder().join(format!("{name}.png")));
    if is_asked_for("new") {
        let before = accepted(name);
        if known != Some(hash) {
            hashes.pictures.insert(name.to_owned(), hash);
            hashes.sums = Some(sums());
            write(&hashes).map_err(|error| format!("the hashes cannot be written: {error}"))?;
            if known.is_some() {
                show(name, drawn, whole.as_deref().filter(|path| path.exists()).unwrap_or(&before))?;
            }
        }
        drop(hashes);
        for path in whole.iter().chain([&before]) {
            if known != Some(hash) || !path.exists() {
                save(path, drawn).map_err(|error| format!("{name}: {error}"))?;
            }
        }
        let copy = Small::of(drawn);
        if known != Some(hash) || Small::load(&small(name)).is_none_or(|before| before.is_like(&copy).is_err()) {
            copy.save(&small(name)).map_err(|error| format!("{name}: {error}"))?;
        }
        return Ok(());
    }
    let exact = hashes.sums == Some(sums()) && !is_asked_for("small");
    drop(hashes);
    if exact && known == Some(hash) && small(name).exists() {
        return Ok(());
    }
    let what = match (known, Small::load(&small(name))) {
        (None, _) => "is new".to_owned(),
        (Some(_), None) => format!("has no small copy at {}", small(name).display()),
        (Some(known), Some(_)) if exact && known != hash => "is not as it was".to_owned(),
        (Some(_), Some(before)) => {
            if !exact {
                say_that_hashes_are_skipped();
            }
            match Small::of(drawn).is_like(&before) {
                Ok(()) => return Ok(()),
                Err(gap) => format!("is not like its small copy: {gap}"),
            }
        }
    };
    let before = whole.filter(|path| path.exists()).unwrap_or_else(|| accepted(name));
    let shown = show(name, drawn, &before)?;
    Err(format!("the picture “{name}” {what}: {shown}"))
}

/// Holds that a test has drawn every picture that is kept of it. Where new ones are accepted, those it does not draw any
/// more go.
pub fn drawn_all(test: &str) {
    let mut hashes = HASHES.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = hashes.pictures.keys().chain(&hashes.drawn).filter(|name| owner(name).is_some_and(|(of, _)| of == test));
    let (drawn, gone): (Vec<String>, Vec<String>) = kept.cloned().partition(|name| hashes.drawn.contains(name));
    if is_asked_for("new") {
        for name in &gone {
            hashes.pictures.remove(name);
            let files = [small(name), folder().join(format!("{name}.png"))];
            for file in files.iter().filter(|file| file.exists()) {
                fs::remove_file(file).expect("the copy goes");
            }
        }
        if !gone.is_empty() {
            write(&hashes).expect("the hashes can be written");
        }
        return;
    }
    drop(hashes);
    assert!(!drawn.is_empty(), "the test “{test}” draws no picture");
    assert!(gone.is_empty(), "kept, and not drawn any more by “{test}”: {gone:#?}\n{ADVICE}");
}

/// Whether the environment asks for this way of holding pictures.
fn is_asked_for(way: &str) -> bool {
    std::env::var_os("IRONCLAD_PICTURES").is_some_and(|word| word == way)
}

/// Says once in a run of tests what is not looked at, past the tests' own output, which is kept back where they pass.
fn say_that_hashes_are_skipped() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let words = "SKIPPED: exact pictures. This system's maths is not that of tests/pictures/hashes.txt, \
                     so small copies are compared instead, with a tolerance.\n";
        // Where not even this can be written, nobody reads it.
        io::stderr().write_all(words.as_bytes()).ok();
    });
}

/// What to do about pictures that differ.
pub const ADVICE: &str = "Look at them. If this is meant, accept it, and commit tests/pictures:\n    \
    IRONCLAD_PICTURES=new cargo test look && IRONCLAD_PICTURES=new cargo test --test runner -- pictures between_scenarios\n\
    Other pictures in these tests may have changed as well; accepting takes all of them and shows each in target/pictures.";

fn shelf() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures")
}

/// Where a picture lies that was accepted on this machine.
fn accepted(name: &str) -> PathBuf {
    shelf().join("accepted").join(format!("{}.png", flat(name)))
}

fn flat(name: &str) -> String {
    name.replace('/', ".")
}

/// Lays a picture that differs out to be looked at, and what differs from the one before.
fn show(name: &str, drawn: &Drawn, before: &Path) -> Result<String, String> {
    let new = shelf().join(format!("{}.png", flat(name)));
    save(&new, drawn).map_err(|error| format!("{name}: {error}"))?;
    let Some(old) = load(before).map(|(_, old)| old).filter(|old| old.len() == drawn.pixels.len()) else {
        return Ok(format!("see {}", new.display()));
    };
    let marked = shelf().join(format!("{}.difference.png", flat(name)));
    let difference = Drawn { pixels: difference(&old, &drawn.pixels), ..drawn.clone() };
    save(&marked, &difference).map_err(|error| format!("{name}: {error}"))?;
    Ok(format!("see {} and {}", new.display(), marked.display()))
}

/// The new picture in faint grey, and in red whatever is not as it was.
fn difference(old: &[u8], new: &[u8]) -> Vec<u8> {
    let pairs = old.chunks_exact(4).zip(new.chunks_exact(4));
    let pixels = pairs.flat_map(|(old, new)| {
        let grey = new.iter().take(3).map(|part| u16::from(*part)).sum::<u16>() / 6;
        let grey = u8::try_from(grey).unwrap_or(u8::MAX);
        if old == new { [grey, grey, grey, 255] } else { [40, 40, 255, 255] }
    });
    pixels.collect()
}

/// Writes a picture as PNG.
pub fn save(path: &Path, drawn: &Drawn) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut encoder =
        png::Encoder::new(io::BufWriter::new(fs::File::create(path)?), drawn.size.width, drawn.size.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::Fast);
    encoder.write_header()?.write_image_data(&swapped(drawn.pixels.clone()))?;
    Ok(())
}

/// The size of a picture that was written, and its pixels.
fn load(path: &Path) -> Option<(Size<u32>, Vec<u8>)> {
    let mut reader = png::Decoder::new(io::BufReader::new(fs::File::open(path).ok()?)).read_info().ok()?;
    let mut rgba = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut rgba).ok()?;
    if info.color_type != png::ColorType::Rgba {
        return None;
    }
    Some((Size::new(info.width, info.height), swapped(rgba)))
}

/// Blue and red change places: files have red first.
fn swapped(mut pixels: Vec<u8>) -> Vec<u8> {
    pixels.chunks_exact_mut(4).for_each(|pixel| pixel.swap(0, 2));
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_kept_belongs_to_a_test_that_says_so() {
        let hashes = HASHES.lock().unwrap_or_else(PoisonError::into_inner);
        let owners: BTreeSet<_> = hashes.pictures.keys().map(|name| owner(name).ok_or(name)).collect();
        let all: BTreeSet<_> =
            OWNERS.into_iter().flat_map(|(test, stems)| stems.iter().map(move |stem| Ok((test, *stem)))).collect();
        let odd: Vec<_> = owners.symmetric_difference(&all).collect();
        assert!(odd.is_empty(), "{odd:#?}");
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sources: String = ["src/ui/look", "tests/runner/window"]
            .into_iter()
            .flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder"))
            .map(|file| file.expect("a file").path())
            .filter(|path| path.is_file())
            .map(|path| fs::read_to_string(path).expect("a source"))
            .collect();
        for (test, _) in OWNERS {
            assert!(sources.contains(&format!("drawn_all(\"{test}\")")), "no test asks for all of “{test}”");
        }
    }

    #[test]
    fn the_pictures_kept_whole_are_those_that_are_drawn() {
        for name in WHOLE {
            let (size, pixels) = load(&folder().join(format!("{name}.png"))).expect(name);
            let copy = Small::load(&small(name)).expect(name);
            if let Err(gap) = Small::shrunk(size, &pixels).is_like(&copy) {
                panic!("{name}.png is not the picture that is drawn: {gap}\n{ADVICE}");
            }
        }
    }

    #[test]
    fn every_hash_has_its_small_copy_and_every_copy_its_hash() {
        let hashes = HASHES.lock().unwrap_or_else(PoisonError::into_inner);
        let named: BTreeSet<PathBuf> = hashes.pictures.keys().map(|name| small(name)).collect();
        assert!(named.len() > 700, "{}", named.len());
        let files = fs::read_dir(folder().join("small")).expect("small copies");
        let kept: BTreeSet<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
        let odd: Vec<_> = named.symmetric_difference(&kept).collect();
        assert!(odd.is_empty(), "{odd:#?}");
    }
}
