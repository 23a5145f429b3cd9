//! Ports at every size.

use super::{iced_settings, keep, kept, picture, real};
use iced::Size;
use iced_test::Simulator;
use ironclad_table::cx::Cx;
use ironclad_table::port::{self, PortView};
use kit::measure::Measure;
use kit::preferences::Preferences;
use words::Text;

const SIZES: [(f32, f32); 5] = [(1004.0, 778.0), (1290.0, 778.0), (700.0, 560.0), (684.0, 598.0), (470.0, 404.0)];

/// Words two fifths longer, a focus and a lesson's mark.
fn long() -> PortView {
    let mut view = real::port();
    view.name = "Gaia Nova Orbitalwerft".into();
    view.tagline =
        "Eine freie Station der Föderation. Hier hat jedermanns Geld dieselbe Farbe, und niemand fragt.".into();
    view.docked = "Angedockt seit Zug 8".into();
    view.standing = "freundlich gesinnt: verbündete Preise".into();
    view.art = "places/gaia-nova-wide".into();
    view.services[0].offers[0].what = "einen Helden ausruhen lassen".into();
    view.services[0].focused = true;
    view.services[1].name = "Krankenstation".into();
    view.services[1].marked = true;
    view.services[1].offers[0].what = "Bramwell von Verwundet auf Erschöpft".into();
    view.services[3].name = "Schiffswerft".into();
    view.services[3].offers[1].what = "ein Punkt von einer Sektion".into();
    view.services[4].barred = Some("Niemand hier verdingt sich auf einem Schiff ohne Freunde in der Gilde.".into());
    view.services[5].name = "Technologiezentrum".into();
    view
}

#[test]
fn ports() {
    for (kind, view) in [("", real::port()), ("-long", long())] {
        let view = keep(view);
        for (w, h) in SIZES {
            picture::<usize>(&format!("port{kind}-{w}"), (w, h), |cx| port::view(view, cx, |i| i));
        }
    }
    kept::drawn_all("ports");
}

#[test]
fn a_press_tells_which_service() {
    let (text, settings) = (Text::of("en"), Preferences::default());
    let view = real::port();
    for (w, h) in SIZES {
        let size = Size::new(w, h);
        let cx =
            Cx::still(kit::Cx { text: &text, measure: Measure::logical(size), settings: &settings, mirror: false });
        let mut window = Simulator::with_size(iced_settings(), size, port::view(&view, &cx, |i| i));
        window.click("Saloon").expect("an open service");
        window.click("Trader").expect("a chosen service");
        // In the smallest room it lies below the fold.
        if h > 500.0 {
            window.click("Guild").expect("a service that is not possible");
        }
        assert_eq!(window.into_messages().collect::<Vec<_>>(), [0, 2], "{w}×{h}");
    }
}
