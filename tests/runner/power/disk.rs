//! A disk in memory that can fail at any operation and lose its power at any moment.
//!
//! What has been written is seen at once, as in a system's memory, and survives a power cut only if it was synced, or
//! by chance. A failed sync forgets what was to be written: another sync does not bring it back.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::SystemTime;

use ironclad::save::{Access, Disk, Facts, Kind, OpenFile};

/// What goes wrong, at one operation counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is refused with this, and nothing is done.
    Refused(io::ErrorKind),
    /// It is done, and an error is reported all the same.
    DoneAndRefused,
    /// A write takes half of its bytes and says so; a sync or anything else is refused.
    Short,
    /// It is refused, and so is all that follows until the program ends.
    ForEver,
    /// The power is cut before it.
    PowerCut,
}

/// What a power cut leaves of names that were not synced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    None,
    All,
    FirstHalf,
    LastOnly,
}

/// What a power cut leaves of bytes that were not synced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bytes {
    None,
    All,
    /// The last write ends half-way.
    Half,
    /// The file has its new length, and nothing but zeros there.
    Zeros,
    /// A sector in the middle of each write is missing.
    Torn,
    /// Only the last thing done is there.
    LastOnly,
}

/// Every way in which a power cut can be survived.
pub fn survivals() -> impl Iterator<Item = (Names, Bytes)> {
    let names = [Names::None, Names::All, Names::FirstHalf, Names::LastOnly];
    let bytes = [Bytes::None, Bytes::All, Bytes::Half, Bytes::Zeros, Bytes::Torn, Bytes::LastOnly];
    names.into_iter().flat_map(move |names| bytes.into_iter().map(move |bytes| (names, bytes)))
}

const SECTOR: usize = 512;

#[derive(Debug, Clone)]
enum Dirty {
    Write(usize, Vec<u8>),
    Cut(usize),
}

/// A file or folder: as it is seen, as it is on the disk, and what lies between.
#[derive(Debug, Clone, Default)]
struct Node {
    folder: bool,
    seen: Vec<u8>,
    safe: Vec<u8>,
    dirty: Vec<Dirty>,
}

#[derive(Debug, Clone)]
struct Renaming {
    from: Option<PathBuf>,
    to: Option<(PathBuf, usize)>,
}

#[derive(Debug, Default, Clone)]
struct World {
    nodes: Vec<Node>,
    seen: BTreeMap<PathBuf, usize>,
    safe: BTreeMap<PathBuf, usize>,
    renamings: Vec<Renaming>,
    held: BTreeSet<usize>,
    /// Operations so far.
    operations: usize,
    fault: Option<(usize, Fault)>,
    dead: bool,
    /// Goes up when the program ends: what was open then is open no more.
    life: u32,
}

/// The disk; its clones are the same one.
#[derive(Debug, Clone, Default)]
pub struct SimDisk(Arc<Mutex<World>>);

impl SimDisk {
    fn world(&self) -> MutexGuard<'_, World> {
        self.0.lock().expect("nothing panics while it is held")
    }

    /// A disk like this one at this moment, that goes its own way.
    pub fn twin(&self) -> Self {
        Self(Arc::new(Mutex::new(self.world().clone())))
    }

    /// Lets this go wrong.
    pub fn plan(&self, at: usize, fault: Fault) {
        let mut world = self.world();
        world.operations = 0;
        world.fault = Some((at, fault));
    }

    /// How many operations there were since the plan was made.
    pub fn operations(&self) -> usize {
        self.world().operations
    }

    /// Whether nothing works any more until the program ends.
    pub fn is_dead(&self) -> bool {
        self.world().dead
    }

    /// The program ends; what the system has in its memory stays.
    pub fn kill(&self) {
        let mut world = self.world();
        world.life += 1;
        world.held.clear();
        world.dead = false;
        world.fault = None;
    }

    /// The power is gone, and comes back.
    pub fn lose_power(&self, names: Names, bytes: Bytes) {
        self.kill();
        let mut world = self.world();
        let renamings = std::mem::take(&mut world.renamings);
        let kept = match names {
            Names::None => &[],
            Names::All => &renamings[..],
            Names::FirstHalf => &renamings[..renamings.len() / 2],
            Names::LastOnly => &renamings[renamings.len().saturating_sub(1)..],
        };
        kept.iter().for_each(|renaming| apply(&mut world.safe, renaming));
        let folders = world.safe.clone();
        world.safe.retain(|path, _| {
            path.ancestors().skip(1).all(|above| above == Path::new("/") || folders.contains_key(above))
        });
        world.seen = world.safe.clone();
        for node in &mut world.nodes {
            let dirty = std::mem::take(&mut node.dirty);
            survive(&mut node.safe, &dirty, bytes);
            node.seen = node.safe.clone();
        }
    }

    /// Puts a file there, safely.
    pub fn put(&self, path: &str, bytes: &[u8]) {
        let mut world = self.world();
        for above in Path::new(path).ancestors().skip(1).filter(|above| *above != Path::new("/")) {
            let folder = world.add(Node { folder: true, ..Node::default() });
            world.safe.entry(above.to_owned()).or_insert(folder);
        }
        let file = world.add(Node { seen: bytes.to_vec(), safe: bytes.to_vec(), ..Node::default() });
        world.safe.insert(path.into(), file);
        world.seen = world.safe.clone();
    }

    /// What is seen of a file.
    pub fn seen(&self, path: &Path) -> Option<Vec<u8>> {
        let world = self.world();
        world.seen.get(path).map(|node| world.nodes[*node].seen.clone())
    }

    /// Every file that is seen.
    pub fn files(&self) -> Vec<PathBuf> {
        let world = self.world();
        world.seen.iter().filter(|(_, node)| !world.nodes[**node].folder).map(|(path, _)| path.clone()).collect()
    }
}

fn apply(names: &mut BTreeMap<PathBuf, usize>, renaming: &Renaming) {
    if let Some(from) = &renaming.from {
        names.remove(from);
    }
    if let Some((to, node)) = &renaming.to {
        names.insert(to.clone(), *node);
    }
}

fn survive(safe: &mut Vec<u8>, dirty: &[Dirty], bytes: Bytes) {
    let last = dirty.len().saturating_sub(1);
    for (index, change) in dirty.iter().enumerate() {
        if bytes == Bytes::None || bytes == Bytes::LastOnly && index < last {
            continue;
        }
        match change {
            Dirty::Cut(length) => safe.resize(*length, 0),
            Dirty::Write(at, written) => {
                let before = safe.len();
                let mut written = written.clone();
                match bytes {
                    Bytes::Half if index == last => written.truncate(written.len() / 2),
                    Bytes::Zeros => lose(&mut written, *at, before, 0..usize::MAX),
                    Bytes::Torn => {
                        let middle = (at + written.len() / 2) / SECTOR * SECTOR;
                        lose(&mut written, *at, before, middle..middle + SECTOR);
                    }
                    _ => {}
                }
                write(safe, *at, &written);
            }
        }
    }
}

/// Bytes of a write that lie beyond the old end and in this range come to nothing. What is written over bytes that
/// were there leaves each as it was or as it is to be; here these are always the same.
fn lose(written: &mut [u8], at: usize, before: usize, range: std::ops::Range<usize>) {
    for (place, byte) in (at..).zip(written) {
        if place >= before && range.contains(&place) {
            *byte = 0;
        }
    }
}

fn write(bytes: &mut Vec<u8>, at: usize, written: &[u8]) {
    bytes.resize(bytes.len().max(at + written.len()), 0);
    bytes[at..at + written.len()].copy_from_slice(written);
}

impl World {
    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn name(&mut self, renaming: Renaming) {
        apply(&mut self.seen, &renaming);
        self.renamings.push(renaming);
    }

    fn folder_of(&self, path: &Path) -> io::Result<()> {
        let folder = path.parent().and_then(|folder| self.seen.get(folder));
        match folder {
            Some(node) if self.nodes[*node].folder => Ok(()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Counts an operation, and does it as far as nothing goes wrong.
    fn operation<T>(&mut self, act: impl FnOnce(&mut Self, bool) -> io::Result<T>) -> io::Result<T> {
        let number = self.operations;
        self.operations += 1;
        let fault = self.fault.filter(|(at, _)| *at == number).map(|(_, fault)| fault);
        if matches!(fault, Some(Fault::ForEver | Fault::PowerCut)) {
            self.dead = true;
        }
        if self.dead {
            return Err(io::Error::other("the disk is gone"));
        }
        match fault {
            Some(Fault::Refused(kind)) => Err(kind.into()),
            Some(Fault::DoneAndRefused) => {
                act(self, false)?;
                Err(io::Error::other("done, and refused"))
            }
            Some(Fault::Short) => act(self, true),
            _ => act(self, false),
        }
    }
}

impl Disk for SimDisk {
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn OpenFile>> {
        let mut world = self.world();
        let life = world.life;
        let node = world.operation(|world, _| {
            world.folder_of(path)?;
            let there = world.seen.get(path).copied();
            let node = match (access, there) {
                (Access::New, Some(_)) => return Err(io::ErrorKind::AlreadyExists.into()),
                (Access::New, None) => {
                    let node = world.add(Node::default());
                    world.name(Renaming { from: None, to: Some((path.to_owned(), node)) });
                    node
                }
                (_, Some(node)) if !world.nodes[node].folder => node,
                _ => return Err(io::ErrorKind::NotFound.into()),
            };
            if access != Access::Read && !world.held.insert(node) {
                return Err(io::ErrorKind::ResourceBusy.into());
            }
            Ok(node)
        });
        let node = match node {
            // Whoever is refused has no handle, and holds nothing.
            Err(error) => {
                if access != Access::Read
                    && error.to_string() == "done, and refused"
                    && let Some(node) = world.seen.get(path).copied()
                {
                    world.held.remove(&node);
                }
                return Err(error);
            }
            Ok(node) => node,
        };
        Ok(Box::new(Handle { disk: self.clone(), node, holds: access != Access::Read, life }))
    }

    fn facts(&self, path: &Path) -> io::Result<Facts> {
        self.world().operation(|world, _| {
            let node = world.seen.get(path).map(|node| &world.nodes[*node]).ok_or(io::ErrorKind::NotFound)?;
            let kind = if node.folder { Kind::Folder } else { Kind::File };
            Ok(Facts { kind, length: node.seen.len() as u64, modified: Some(SystemTime::UNIX_EPOCH) })
        })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.world().operation(|world, _| {
            world.seen.get(folder).ok_or(io::ErrorKind::NotFound)?;
            Ok(world.seen.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
        })
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.world().operation(|world, _| {
            world.folder_of(to)?;
            let node = *world.seen.get(from).ok_or(io::ErrorKind::NotFound)?;
            world.name(Renaming { from: Some(from.to_owned()), to: Some((to.to_owned(), node)) });
            Ok(())
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.world().operation(|world, _| {
            world.seen.get(path).ok_or(io::ErrorKind::NotFound)?;
            world.name(Renaming { from: Some(path.to_owned()), to: None });
            Ok(())
        })
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.world().operation(|world, _| {
            if world.seen.contains_key(folder) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            let node = world.add(Node { folder: true, ..Node::default() });
            world.name(Renaming { from: None, to: Some((folder.to_owned(), node)) });
            Ok(())
        })
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.world().operation(|world, short| {
            if short {
                return Err(io::Error::other("not synced"));
            }
            let touches = |renaming: &Renaming| {
                let paths = renaming.from.iter().chain(renaming.to.as_ref().map(|(path, _)| path));
                paths.into_iter().any(|path| path.parent() == Some(folder))
            };
            let (now, later): (Vec<_>, Vec<_>) = std::mem::take(&mut world.renamings).into_iter().partition(touches);
            now.iter().for_each(|renaming| apply(&mut world.safe, renaming));
            world.renamings = later;
            Ok(())
        })
    }
}

#[derive(Debug)]
struct Handle {
    disk: SimDisk,
    node: usize,
    holds: bool,
    life: u32,
}

impl Handle {
    fn operation<T>(&self, act: impl FnOnce(&mut Node, bool) -> io::Result<T>) -> io::Result<T> {
        let mut world = self.disk.world();
        if world.life != self.life {
            return Err(io::Error::other("the program that had it open has ended"));
        }
        world.operation(|world, short| act(&mut world.nodes[self.node], short))
    }

    /// The system forgets what it could not write.
    fn forget_if_refused(&self) {
        let mut world = self.disk.world();
        let fault = world.fault.filter(|(at, _)| *at == world.operations).map(|(_, fault)| fault);
        if world.life == self.life && matches!(fault, Some(Fault::Refused(_) | Fault::ForEver)) {
            world.nodes[self.node].dirty.clear();
        }
    }

    fn sync(&self) -> io::Result<()> {
        self.forget_if_refused();
        self.operation(|node, short| {
            if short {
                // Some of it got there.
                let dirty = std::mem::take(&mut node.dirty);
                survive(&mut node.safe, &dirty, Bytes::Half);
                return Err(io::Error::other("not synced"));
            }
            let dirty = std::mem::take(&mut node.dirty);
            survive(&mut node.safe, &dirty, Bytes::All);
            Ok(())
        })
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        let mut world = self.disk.world();
        if self.holds && world.life == self.life {
            world.held.remove(&self.node);
        }
    }
}

impl OpenFile for Handle {
    fn length(&self) -> io::Result<u64> {
        self.operation(|node, _| Ok(node.seen.len() as u64))
    }

    fn read_at(&mut self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        self.operation(|node, short| {
            let rest = node.seen.get(usize::try_from(at).expect("small")..).unwrap_or_default();
            let most = if short { into.len() / 2 + 1 } else { into.len() };
            let count = rest.len().min(most);
            into[..count].copy_from_slice(&rest[..count]);
            Ok(count)
        })
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> io::Result<usize> {
        self.operation(|node, short| {
            let at = usize::try_from(at).expect("small");
            let bytes = if short { &bytes[..bytes.len() / 2] } else { bytes };
            write(&mut node.seen, at, bytes);
            node.dirty.push(Dirty::Write(at, bytes.to_vec()));
            Ok(bytes.len())
        })
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.operation(|node, _| {
            let length = usize::try_from(length).expect("small");
            node.seen.resize(length, 0);
            node.dirty.push(Dirty::Cut(length));
            Ok(())
        })
    }

    fn set_modified(&mut self, _when: SystemTime) -> io::Result<()> {
        self.operation(|_, _| Ok(()))
    }

    fn sync_data(&mut self) -> io::Result<()> {
        self.sync()
    }

    fn sync_all(&mut self) -> io::Result<()> {
        self.sync()
    }
}
