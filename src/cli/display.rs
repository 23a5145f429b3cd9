//! Whether a window can be opened at all: on Linux a display and some libraries may be missing, and the window's own
//! crates would say so with a panic.

use words::Text;

/// What is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Lack {
    /// There is no display.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only looked for on Linux"))]
    Display,
    /// There should be one, by this variable, but nothing answers.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only looked for on Linux"))]
    Silent {
        /// The variable.
        variable: &'static str,
        /// What it says.
        value: String,
    },
    /// These libraries are not installed.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "only looked for on Linux"))]
    Libraries(Vec<Library>),
}

/// A library, and the packages that hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Library {
    file: &'static str,
    debian: &'static str,
    fedora: &'static str,
    arch: &'static str,
}

/// Begins the program anew without what its environment says wrongly of displays, since the window's own crates would end
/// with a panic on it: a socket that is none, a scale that is none, a Wayland display that does not answer beside an X
/// display that does. Comes back only if nothing is wrong, or if the program cannot be begun anew.
#[cfg(target_os = "linux")]
pub(super) fn forget_what_misleads() {
    use std::os::unix::process::CommandExt;

    let wrong = linux::misleading(&|name| std::env::var(name).ok(), &linux::answers);
    let (Ok(program), false) = (std::env::current_exe(), wrong.is_empty()) else { return };
    let mut anew = std::process::Command::new(program);
    anew.args(std::env::args_os().skip(1));
    for variable in wrong {
        anew.env_remove(variable);
    }
    // It only comes back with an error; then what is missing is said as ever.
    let _ = anew.exec();
}

/// Begins the program anew without what its environment says wrongly of displays: on Linux alone.
#[cfg(not(target_os = "linux"))]
pub(super) fn forget_what_misleads() {}

/// What is missing for a window, if anything is.
#[cfg(target_os = "linux")]
pub(super) fn lacking() -> Option<Lack> {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    // A socket handed down can be opened once only, so it is left to the window.
    let (needed, variable, value): (&[Library], _, _) =
        match (set("WAYLAND_DISPLAY"), set("WAYLAND_SOCKET"), set("DISPLAY")) {
            (_, Some(_), _) => (&linux::WAYLAND, None, String::new()),
            (Some(value), None, _) => (&linux::WAYLAND, Some("WAYLAND_DISPLAY"), value),
            (None, None, Some(value)) => (&linux::X11, Some("DISPLAY"), value),
            (None, None, None) => return Some(Lack::Display),
        };
    let missing: Vec<Library> = needed.iter().filter(|library| !linux::loads(library.file)).copied().collect();
    if !missing.is_empty() {
        return Some(Lack::Libraries(missing));
    }
    let variable = variable.filter(|variable| !linux::answers(variable))?;
    Some(Lack::Silent { variable, value })
}

/// What is missing for a window, if anything is.
#[cfg(not(target_os = "linux"))]
pub(super) fn lacking() -> Option<Lack> {
    None
}

/// What to tell the players.
pub(super) fn words(lack: &Lack, text: &Text) -> String {
    match lack {
        Lack::Display => text.get("error-no-display"),
        Lack::Silent { variable, value } => {
            text.with("error-display-silent", &[("variable", (*variable).into()), ("value", value.as_str().into())])
        }
        Lack::Libraries(missing) => {
            let list = |name: fn(&Library) -> &'static str| {
                let mut names: Vec<&str> = missing.iter().map(name).collect();
                names.sort_unstable();
                names.dedup();
                names.join(" ")
            };
            text.with(
                "error-libraries-missing",
                &[
                    ("files", list(|library| library.file).into()),
                    ("debian", list(|library| library.debian).into()),
                    ("fedora", list(|library| library.fedora).into()),
                    ("arch", list(|library| library.arch).into()),
                ],
            )
        }
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::{c_char, c_void};
    use std::ptr;

    use libloading::Library as Loaded;

    use super::Library;

    const fn library(file: &'static str, debian: &'static str, fedora: &'static str, arch: &'static str) -> Library {
        Library { file, debian, fedora, arch }
    }

    const KEYBOARD: Library = library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon");

    pub(super) const WAYLAND: [Library; 2] =
        [library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"), KEYBOARD];

    pub(super) const X11: [Library; 7] = [
        library("libX11.so.6", "libx11-6", "libX11", "libx11"),
        library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
        library("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
        library("libXcursor.so.1", "libxcursor1", "libXcursor", "libxcursor"),
        library("libXi.so.6", "libxi6", "libXi", "libxi"),
        KEYBOARD,
        library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    ];

    /// Scales at which a window can be made.
    const SCALES: std::ops::RangeInclusive<f64> = 0.25..=8.0;

    /// The variables that say something wrong of displays, read by the first function; whether a display answers says the
    /// second.
    pub(super) fn misleading(
        read: &dyn Fn(&str) -> Option<String>,
        answers: &dyn Fn(&str) -> bool,
    ) -> Vec<&'static str> {
        let set = |name: &str| read(name).filter(|value| !value.is_empty());
        let mut wrong = Vec::new();
        let socket = set("WAYLAND_SOCKET");
        if socket.as_deref().is_some_and(|number| !is_socket(number)) {
            wrong.push("WAYLAND_SOCKET");
        }
        let by_name = socket.is_none() && set("WAYLAND_DISPLAY").is_some() && set("DISPLAY").is_some();
        if by_name && !answers("WAYLAND_DISPLAY") && answers("DISPLAY") {
            wrong.push("WAYLAND_DISPLAY");
        }
        let is_scale = |scale: &str| scale == "randr" || scale.parse().is_ok_and(|scale| SCALES.contains(&scale));
        if set("WINIT_X11_SCALE_FACTOR").is_some_and(|scale| !is_scale(&scale)) {
            wrong.push("WINIT_X11_SCALE_FACTOR");
        }
        wrong
    }

    /// Whether an open file of this number is a socket.
    fn is_socket(number: &str) -> bool {
        let is_number = number.parse::<u16>().is_ok();
        let link = std::fs::read_link(format!("/proc/self/fd/{number}"));
        is_number && link.is_ok_and(|link| link.to_string_lossy().starts_with("socket:"))
    }

    /// Whether the loader finds a library.
    pub(super) fn loads(file: &str) -> bool {
        // SAFETY: these are the system's own display libraries, which the window loads a moment later all the same;
        // none runs more than its own set-up when it is loaded, and nothing of it is called here.
        #[expect(unsafe_code, reason = "there is no other way to ask the loader")]
        unsafe {
            // It stays loaded: the window needs it next.
            Loaded::new(file).map(std::mem::forget).is_ok()
        }
    }

    /// Whether the display that this variable speaks of can be opened. The connection is kept to the end of the
    /// program: an X server whose last client leaves starts anew, and the window would have to wait for it.
    pub(super) fn answers(variable: &str) -> bool {
        // SAFETY: the two functions have had these types since their libraries exist. Both take no name for the one in
        // the environment, give null if there is none, and nothing else is done with what they give.
        #[expect(unsafe_code, reason = "there is no other way to ask the display")]
        let opened = unsafe {
            match variable {
                "DISPLAY" => open_x11(),
                _ => open_wayland(),
            }
        };
        opened.unwrap_or(false)
    }

    type Open = unsafe extern "C" fn(*const c_char) -> *mut c_void;

    #[expect(unsafe_code, reason = "see `answers`")]
    unsafe fn open_x11() -> Result<bool, libloading::Error> {
        unsafe {
            let library = std::mem::ManuallyDrop::new(Loaded::new("libX11.so.6")?);
            let open = library.get::<Open>(b"XOpenDisplay\0")?;
            Ok(!open(ptr::null()).is_null())
        }
    }

    #[expect(unsafe_code, reason = "see `answers`")]
    unsafe fn open_wayland() -> Result<bool, libloading::Error> {
        unsafe {
            let library = std::mem::ManuallyDrop::new(Loaded::new("libwayland-client.so.0")?);
            let open = library.get::<Open>(b"wl_display_connect\0")?;
            Ok(!open(ptr::null()).is_null())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_its_packages() {
        let text = Text::of("en");
        let library = Library { file: "libX11.so.6", debian: "libx11-6", fedora: "libX11", arch: "libx11" };
        let said = words(&Lack::Libraries(vec![library]), &text);
        for name in ["libX11.so.6", "libx11-6", "libX11", "libx11"] {
            assert!(said.contains(name), "{said}");
        }
        assert!(!words(&Lack::Display, &text).is_empty());
        let said = words(&Lack::Silent { variable: "DISPLAY", value: ":97".to_owned() }, &text);
        assert!(said.contains("DISPLAY") && said.contains(":97"), "{said}");
        assert_eq!(text.missing(), Vec::<String>::new());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_misleads_about_displays_is_found() {
        let wrong = |set: &[(&str, &str)], answering: &[&str]| {
            let read = |name: &str| set.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
            linux::misleading(&read, &|variable| answering.contains(&variable))
        };
        assert_eq!(wrong(&[], &[]), Vec::<&str>::new());
        assert_eq!(wrong(&[("WAYLAND_SOCKET", "99")], &[]), ["WAYLAND_SOCKET"]);
        assert_eq!(wrong(&[("WAYLAND_SOCKET", "../../x")], &[]), ["WAYLAND_SOCKET"]);
        let both = [("WAYLAND_DISPLAY", "nowhere"), ("DISPLAY", ":0")];
        assert_eq!(wrong(&both, &["DISPLAY"]), ["WAYLAND_DISPLAY"]);
        assert!(wrong(&both, &["DISPLAY", "WAYLAND_DISPLAY"]).is_empty(), "it answers");
        assert!(wrong(&both, &[]).is_empty(), "neither answers: what is missing is said");
        for scale in ["100", "0", "-1", "NaN", "inf", "two"] {
            assert_eq!(wrong(&[("WINIT_X11_SCALE_FACTOR", scale)], &[]), ["WINIT_X11_SCALE_FACTOR"], "{scale}");
        }
        for scale in ["1", "1.5", "randr"] {
            assert!(wrong(&[("WINIT_X11_SCALE_FACTOR", scale)], &[]).is_empty(), "{scale}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_library_that_is_nowhere_does_not_load() {
        assert!(!linux::loads("libnowhere-at-all.so.9"));
    }
}
