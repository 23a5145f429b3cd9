//! What lies over what on the table: each layer gives way to the one below it.

use super::{Seated, content};
use crate::table::layer::{Base, Layer};
use crate::table::{Message, Over};
use ironclad_game::content::terms::Mode;
use ironclad_game::session::{Session, Start, Storage, What};
use kit::key::Press;
use kit::measure::Class;

#[test]
fn keys_and_the_main_button_ask_what_lies_uppermost() {
    let what = What::Scenario("tutorial-2".to_owned());
    let players = vec!["Mara".to_owned()];
    let start = Start { what, players, seats: None, mode: Mode::Normal, seed: 1, scripted: true, campaign: None };
    let mut seated = Seated::at(Session::begin(content(), start, Storage::Memory).expect("a lesson"));
    let top = |seated: &Seated| format!("{:?}", seated.table.top(Class::Full));
    assert!(matches!(seated.table.base(), Base::Page(_)), "{}", top(&seated));
    seated.press(Press::Esc);
    assert!(matches!(seated.table.top(Class::Full), Layer::Menu(..)), "{}", top(&seated));
    assert!(matches!(seated.table.base(), Base::Page(_)), "it lies over the page");
    seated.press(Press::Esc);
    seated.press(Press::Enter);
    assert!(matches!(seated.table.top(Class::Full), Layer::Table(Base::LookRound)), "{}", top(&seated));
    seated.press(Press::Letter('b'));
    assert!(matches!(seated.table.top(Class::Full), Layer::Brief(Some(_))), "{}", top(&seated));
    seated.press(Press::Enter);
    assert!(matches!(seated.table.top(Class::Full), Layer::Table(Base::LookRound)), "{}", top(&seated));
    seated.tell(Message::Main);
    assert!(matches!(seated.table.top(Class::Full), Layer::Table(Base::Question)), "{}", top(&seated));
    seated.press(Press::Shifted('t'));
    assert!(matches!(seated.table.top(Class::Full), Layer::Table(Base::Timeline(_))), "{}", top(&seated));
    seated.press(Press::Esc);
    seated.press(Press::Letter('?'));
    assert!(matches!(seated.table.overlay.over(), Some(Over::Explain(_))));
    assert!(matches!(seated.table.top(Class::Full), Layer::Explain(Some(_))), "{}", top(&seated));
    seated.press(Press::Esc);
    assert!(matches!(seated.table.top(Class::Full), Layer::Table(Base::Question)), "{}", top(&seated));
}
