//! A disk on which one kind of operation is refused, and which cannot tell whether a file still has its name.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use super::super::disk::{Access, Disk, Facts, OpenFile, System};

/// What is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    Nothing,
    /// To open a file to write it.
    Write,
    /// To open any file.
    Open,
    /// To open a file that has its name itself.
    Plain,
    List,
    Rename,
    Sync,
    /// To cut a file off.
    Cut,
}

/// What is refused and why, and how many bytes were written.
type Plan = Arc<Mutex<(Refused, io::ErrorKind, usize)>>;

/// The files of this machine, some of what is asked of them refused.
#[derive(Debug, Clone)]
pub(super) struct Moody(Plan);

impl Moody {
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new((Refused::Nothing, io::ErrorKind::Other, 0))))
    }

    pub(super) fn refuse(&self, what: Refused, why: io::ErrorKind) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (what, why, 0);
    }

    /// Bytes written since something was last refused.
    pub(super) fn written(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).2
    }

    pub(super) fn shared(&self) -> Arc<dyn Disk> {
        Arc::new(self.clone())
    }
}

fn may(plan: &Plan, what: Refused) -> io::Result<()> {
    let (refused, why, _) = *plan.lock().unwrap_or_else(PoisonError::into_inner);
    if refused == what { Err(why.into()) } else { Ok(()) }
}

impl Disk for Moody {
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn OpenFile>> {
        may(&self.0, Refused::Open)?;
        if access != Access::Read {
            may(&self.0, Refused::Write)?;
        }
        if access == Access::Plain {
            may(&self.0, Refused::Plain)?;
        }
        Ok(Box::new(Nameless { file: System.open(path, access)?, plan: Arc::clone(&self.0) }))
    }

    fn facts(&self, path: &Path) -> io::Result<Facts> {
        System.facts(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        may(&self.0, Refused::List)?;
        System.list(folder)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        may(&self.0, Refused::Rename)?;
        System.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        System.remove(path)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        System.make_folder(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        System.sync_folder(folder)
    }
}

#[derive(Debug)]
struct Nameless {
    file: Box<dyn OpenFile>,
    plan: Plan,
}

impl OpenFile for Nameless {
    fn length(&self) -> io::Result<u64> {
        self.file.length()
    }

    fn read_at(&mut self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        self.file.read_at(at, into)
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write_at(at, bytes)?;
        self.plan.lock().unwrap_or_else(PoisonError::into_inner).2 += written;
        Ok(written)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        may(&self.plan, Refused::Cut)?;
        self.file.cut(length)
    }

    fn set_modified(&mut self, when: SystemTime) -> io::Result<()> {
        self.file.set_modified(when)
    }

    fn sync_data(&mut self) -> io::Result<()> {
        may(&self.plan, Refused::Sync)?;
        self.file.sync_data()
    }

    fn sync_all(&mut self) -> io::Result<()> {
        may(&self.plan, Refused::Sync)?;
        self.file.sync_all()
    }
}
