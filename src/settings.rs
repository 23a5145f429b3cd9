//! What the players have set for this machine: language, size of text, motion, the last seats and who had what, the war games
//! as they were last set up.
//!
//! A settings file that cannot be read is kept beside the new one, never overwritten unseen.

mod last_battle;

pub use last_battle::LastBattle;

use crate::content::terms::Mode;
use crate::patrol::Wishes;
use crate::save;
use directories::{ProjectDirs, UserDirs};
use full_thrust_table::room::LastSetup;
use ironclad_table::seats::Dealing;
use kernel::json::typed;
use kit::preferences::Preferences;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Where this machine keeps our files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// Settings.
    pub config: PathBuf,
    /// Campaigns and players' packs.
    pub data: PathBuf,
    /// What people take out and bring in, where they name no other place.
    pub outside: PathBuf,
}

impl Folders {
    /// The folders of this system, or one given folder for everything.
    pub fn find(data_dir: Option<PathBuf>) -> Self {
        if let Some(dir) = data_dir {
            return Self { config: dir.clone(), outside: dir.join("exports"), data: dir };
        }
        let here = || PathBuf::from(".");
        let own = UserDirs::new().map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
        let outside = own.unwrap_or_else(here);
        match ProjectDirs::from("", "", "ironclad") {
            Some(dirs) => Self { config: dirs.config_dir().to_owned(), data: dirs.data_dir().to_owned(), outside },
            None => Self { config: here(), data: here(), outside },
        }
    }

    /// The folder of the games that are kept.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The folder of the players' packs.
    pub fn packs(&self) -> PathBuf {
        self.data.join("packs")
    }

    /// The folder of languages that lie over those inside the program.
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// The folder of the designs, fleets and scenarios that players of Full Thrust keep.
    pub fn full_thrust(&self) -> PathBuf {
        self.data.join(full_thrust_table::drawer::FOLDER)
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }
}

/// Bytes of the settings that are read at the most. They have some hundreds.
const LARGEST: u64 = 1 << 20;

/// The settings of this machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language's folder name; none follows the system.
    pub language: Option<String>,
    /// What a table is shown and played by.
    #[serde(flatten)]
    pub table: Preferences,
    /// Fill the screen.
    pub full_screen: bool,
    /// Names last given to the seats aboard, those too that were not in use. Older versions wrote those in use alone.
    pub seats: Vec<String>,
    /// How many played aboard last, and who had which system; none before that was kept.
    #[serde(deserialize_with = "forgiven")]
    pub dealing: Option<Dealing>,
    /// Names last given to the seats of the war games, one for each that there could be; none before any were given there,
    /// when those of the seats aboard hold there too.
    #[serde(deserialize_with = "given")]
    pub players: Option<Vec<String>>,
    /// Iron Guest as it was last set up; none if nothing differed from what a first visit shows.
    #[serde(deserialize_with = "forgiven")]
    pub iron_guest: Option<Box<LastBattle>>,
    /// The same of Full Thrust.
    #[serde(deserialize_with = "forgiven")]
    pub full_thrust: Option<Box<LastSetup>>,
    /// What was wished for in the last patrol.
    #[serde(deserialize_with = "forgiven")]
    pub wishes: Wishes,
    /// How hard it was played.
    #[serde(deserialize_with = "forgiven")]
    pub mode: Mode,
    /// Players' packs that are put aside, by id; all others are part of the game.
    pub packs_off: BTreeSet<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            table: Preferences::default(),
            full_screen: false,
            seats: Vec::new(),
            dealing: None,
            players: None,
            iron_guest: None,
            full_thrust: None,
            wishes: Wishes::default(),
            mode: Mode::Normal,
            packs_off: BTreeSet::new(),
        }
    }
}

/// A settings file that could not be read, and so did not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damage {
    /// It lies here now.
    SetAside(PathBuf),
    /// It could not be moved, and is still here.
    InPlace(PathBuf),
}

impl Settings {
    /// Reads the settings. A missing file gives the defaults, and so does what is no file; a damaged one too, and one that
    /// is far too large, and these are set aside.
    pub fn load(path: &Path) -> Self {
        Self::read(path).0
    }

    /// The same, with what was damaged.
    pub fn read(path: &Path) -> (Self, Option<Damage>) {
        let Ok(text) = read(path) else {
            return (Self::default(), None);
        };
        match serde_json::from_slice::<Self>(&text) {
            Ok(mut settings) => {
                let sizes = Preferences::TEXT;
                settings.table.text_scale = settings.table.text_scale.clamp(*sizes.start(), *sizes.end());
                settings.seats.truncate(3);
                if let Some(players) = &mut settings.players {
                    players.truncate(6);
                }
                (settings, None)
            }
            Err(_) => {
                let aside = damaged(path);
                let damage = match fs::rename(path, &aside) {
                    Ok(()) => Damage::SetAside(aside),
                    Err(_) => Damage::InPlace(path.to_owned()),
                };
                (Self::default(), Some(damage))
            }
        }
    }

    /// Writes the settings whole or not at all.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut text = serde_json::to_vec_pretty(self)?;
        text.push(b'\n');
        save::replace(&save::System, path, &text).map(|_| ())
    }
}

/// The file, or the beginning of one that is too large to be settings. What is no file, such as a pipe, could be waited for
/// for ever.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut text = Vec::new();
    fs::File::open(path)?.take(LARGEST).read_to_end(&mut text)?;
    Ok(text)
}

/// Names that were given. Older versions wrote an empty list where none were; a list written now has a place for each seat.
fn given<'d, D: Deserializer<'d>>(reader: D) -> Result<Option<Vec<String>>, D::Error> {
    let names = Option::<Vec<String>>::deserialize(reader)?;
    Ok(names.filter(|names| !names.is_empty()))
}

/// What is understood, or else the default: wishes of another version cost nobody the rest of the settings.
fn forgiven<'d, D: Deserializer<'d>, T: DeserializeOwned + Forgiving>(reader: D) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(reader)?;
    Ok(typed(&value).unwrap_or_else(|_| T::otherwise()))
}

/// What stands instead of something that is not understood.
trait Forgiving {
    fn otherwise() -> Self;
}

impl Forgiving for Wishes {
    fn otherwise() -> Self {
        Self::default()
    }
}

impl<T> Forgiving for Option<T> {
    fn otherwise() -> Self {
        None
    }
}

impl Forgiving for Mode {
    fn otherwise() -> Self {
        Self::Normal
    }
}

/// A free name for a damaged file beside the settings.
fn damaged(path: &Path) -> PathBuf {
    let name = |n: u32| {
        let mut file = path.file_name().unwrap_or_default().to_os_string();
        file.push(".damaged");
        if n > 0 {
            file.push(format!("-{n}"));
        }
        path.with_file_name(file)
    };
    (0..100).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use full_thrust::bot::Strength;
    use full_thrust::generate::{Objective, TableSize, Wishes};
    use iron_guest::bot::Bot;
    use iron_guest::content::Switches;
    use ironclad_table::seats::Seats;

    #[test]
    fn settings_come_back_as_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/settings.json");
        let settings = Settings {
            table: Preferences { text_scale: 200, left_handed: true, ..Preferences::default() },
            seats: vec!["Mara".into()],
            dealing: Some(Seats::new(&["Mara".to_owned(), "Jonas".to_owned()], None).dealing()),
            players: Some(vec![String::new(), "Jonas".into()]),
            iron_guest: Some(Box::new(LastBattle {
                scenario: "duel".into(),
                bots: vec![None, Some(Bot::TwoPly)],
                switches: Switches { ships: Some(3), squadrons: vec!["white".into()], ..Switches::default() },
            })),
            full_thrust: Some(Box::new(LastSetup {
                battle: full_thrust_table::room::BattleName::Own("Home".into()),
                wishes: Wishes {
                    objective: Objective::Convoy,
                    value: 150,
                    table: TableSize::Large,
                    sides: 2,
                    seed: u64::MAX,
                },
                bots: vec![None, Some(Strength::Strong)],
                switches: full_thrust::switches::Switches::default(),
                budget: Some(150),
                raised: 1,
                fleets: vec![None, Some("Ark".into())],
                open_handed: true,
            })),
            ..Settings::default()
        };
        settings.save(&path).unwrap();
        assert_eq!(Settings::load(&path), settings);
    }

    #[test]
    fn a_damaged_file_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        for n in ["settings.json.damaged", "settings.json.damaged-1"] {
            fs::write(&path, "{ not json").unwrap();
            let aside = folder.path().join(n);
            assert_eq!(Settings::read(&path), (Settings::default(), Some(Damage::SetAside(aside.clone()))));
            assert_eq!(fs::read_to_string(aside).unwrap(), "{ not json");
        }
    }

    #[test]
    fn attack_n11_settings_that_never_end_are_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        let long = format!("{{\"full_screen\":true{}}}", " ".repeat(usize::try_from(LARGEST).unwrap()));
        fs::write(&path, &long).unwrap();
        assert_eq!(Settings::load(&path), Settings::default());
        assert_eq!(fs::read_to_string(folder.path().join("settings.json.damaged")).unwrap(), long);
        #[cfg(unix)]
        {
            let made = std::process::Command::new("mkfifo").arg(&path).status().unwrap();
            assert!(made.success());
            assert_eq!(Settings::load(&path), Settings::default());
            fs::remove_file(&path).unwrap();
            fs::write(folder.path().join("elsewhere"), "{\"full_screen\":true}").unwrap();
            std::os::unix::fs::symlink("elsewhere", &path).unwrap();
            assert!(Settings::load(&path).full_screen, "a link of the players' own is followed");
        }
    }

    #[test]
    fn what_older_versions_wrote_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        let players = |text: &str| {
            fs::write(&path, text).unwrap();
            let (settings, damage) = Settings::read(&path);
            assert_eq!(damage, None);
            settings.players
        };
        assert_eq!(players(r#"{"seats": ["Mara"]}"#), None);
        assert_eq!(players(r#"{"players": []}"#), None, "none were given");
        assert_eq!(players(r#"{"players": ["Mara"]}"#), Some(vec!["Mara".to_owned()]));
        assert_eq!(players(r#"{"players": ["", ""]}"#), Some(vec![String::new(); 2]), "they were taken away");
    }

    #[test]
    fn a_set_up_that_is_not_understood_costs_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        let odd = r#"{"full_screen": true, "iron_guest": {"bots": ["admiral"]}, "full_thrust": {"battle": 7},
            "dealing": {"count": -1, "holder": [0, 1]}}"#;
        fs::write(&path, odd).unwrap();
        let settings = Settings { full_screen: true, ..Settings::default() };
        assert_eq!(Settings::read(&path), (settings, None));
    }

    #[test]
    fn unknown_fields_and_odd_sizes_are_forgiven() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, r#"{"text_scale": 900, "colour": "puce"}"#).unwrap();
        assert_eq!(Settings::load(&path).table.text_scale, 300);
    }
}
