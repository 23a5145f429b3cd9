//! The disk fails at every single operation in every way, and the power is cut at every single operation.
//!
//! A piece of play goes through everything that is done with files. Whatever happens, no move that was acknowledged is
//! lost, none is shown as saved that is not, the next opening works, and play goes on.
//!
//! With `IRONCLAD_LONG` set, each moment is survived in each way; otherwise each in a few, another few at each moment.

#[path = "power/disk.rs"]
pub mod disk;
#[path = "power/play.rs"]
pub mod play;

use std::io::ErrorKind;

use disk::{Bytes, Fault, Names, SimDisk, survivals};
use play::Play;

fn ground() -> &'static SimDisk {
    static GROUND: std::sync::LazyLock<SimDisk> = std::sync::LazyLock::new(play::ground);
    &GROUND
}

/// Plays with one thing going wrong, and hands back what is left.
fn with(at: usize, fault: Fault) -> Play {
    let disk = ground().twin();
    disk.plan(at, fault);
    let mut play = Play::on(disk);
    play.run();
    play
}

/// Operations of the whole piece.
fn operations() -> usize {
    let disk = ground().twin();
    disk.plan(usize::MAX, Fault::PowerCut);
    let mut play = Play::on(disk.clone());
    play.run();
    let operations = disk.operations();
    play.disk.lose_power(Names::None, Bytes::None);
    play.check("nothing went wrong");
    operations
}

#[test]
fn a_fault_at_any_operation_loses_nothing() {
    let faults = [
        Fault::Refused(ErrorKind::StorageFull),
        Fault::Refused(ErrorKind::PermissionDenied),
        Fault::DoneAndRefused,
        Fault::Short,
    ];
    for at in 0..operations() {
        for fault in faults {
            let mut play = with(at, fault);
            assert!(play.finished, "{fault:?} at {at}: the disk is well again, and play goes on to the end");
            play.disk.lose_power(Names::None, Bytes::None);
            play.check(&format!("{fault:?} at {at}"));
        }
    }
}

#[test]
fn a_disk_that_fails_for_good_and_a_program_that_ends_lose_nothing() {
    for at in 0..operations() {
        let mut play = with(at, Fault::ForEver);
        play.disk.kill();
        play.check(&format!("for ever from {at}, then ended"));
    }
}

#[test]
fn a_power_cut_at_any_moment_loses_nothing() {
    let all = std::env::var_os("IRONCLAD_LONG").is_some();
    let ways: Vec<_> = survivals().collect();
    let (operations, mut survived) = (operations(), 0);
    for at in 0..operations {
        let play = with(at, Fault::PowerCut);
        for (index, (names, bytes)) in ways.iter().copied().enumerate() {
            if all || (at + index) % 6 == 0 {
                let mut play = play.twin();
                play.disk.lose_power(names, bytes);
                play.check(&format!("power cut at {at}: names {names:?}, bytes {bytes:?}"));
                survived += 1;
            }
        }
    }
    println!("{operations} operations, {survived} power cuts survived");
}

/// The disk of the tests would show a fault: what is not synced does not outlive a power cut.
#[test]
fn the_disk_of_these_tests_forgets() {
    use ironclad::save::{Access, Disk};
    let disk = ground().twin();
    let path = std::path::Path::new("/data/note");
    let mut file = disk.open(path, Access::New).expect("opened");
    file.write_at(0, b"unsafe").expect("written");
    assert_eq!(disk.seen(path).as_deref(), Some(&b"unsafe"[..]));
    let unsynced = disk.twin();
    unsynced.lose_power(Names::All, Bytes::None);
    assert_eq!(unsynced.seen(path).as_deref(), Some(&b""[..]));
    file.sync_all().expect("synced");
    let nameless = disk.twin();
    nameless.lose_power(Names::None, Bytes::All);
    assert_eq!(nameless.seen(path), None);
    disk.sync_folder(path.parent().expect("a folder")).expect("synced");
    disk.lose_power(Names::None, Bytes::None);
    assert_eq!(disk.seen(path).as_deref(), Some(&b"unsafe"[..]));

    let mut file = disk.open(path, Access::Write).expect("opened");
    disk.plan(1, Fault::Refused(ErrorKind::StorageFull));
    file.write_at(0, b"forgot").expect("written");
    file.sync_data().expect_err("refused");
    file.sync_data().expect("the system says so");
    disk.lose_power(Names::None, Bytes::None);
    assert_eq!(disk.seen(path).as_deref(), Some(&b"unsafe"[..]), "a second sync does not bring it back");
}
