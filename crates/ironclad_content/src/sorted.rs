//! Maps and sets that are sorted lists.
//!
//! A catalogue has a hundred kinds of small maps, which are filled once and then only read. As B-trees they were three
//! tenths of this crate's code, since each kind of key and value is compiled on its own; as lists they take half as long to
//! compile, and are read as fast. To put one thing in takes time in proportion to the size, so what an author's files can make
//! grow by thousands, such as the names and paths of a story that are gathered one by one, is a tree.

mod map;
mod set;

use std::cmp::Ordering;

pub use map::SortedMap;
pub use set::SortedSet;

/// Of so many, one after the other is looked at: that is quicker than to halve them.
const SHORT: usize = 8;

/// The place of a key among so many, of which the one at a place compares with it in this way: where it is, or where it
/// would be put in.
fn search(len: usize, compare: impl Fn(usize) -> Ordering) -> Result<usize, usize> {
    let (mut from, mut to) = (0, len);
    while to - from > SHORT {
        let middle = from.midpoint(to);
        match compare(middle) {
            Ordering::Less => from = middle + 1,
            Ordering::Equal => return Ok(middle),
            Ordering::Greater => to = middle,
        }
    }
    while from < to {
        match compare(from) {
            Ordering::Less => from += 1,
            Ordering::Equal => return Ok(from),
            Ordering::Greater => break,
        }
    }
    Err(from)
}

/// A list with more items behind it. By a loop, since `collect` and `extend` are compiled for each kind of iterator several
/// times over.
fn with_more<T>(mut list: Vec<T>, more: impl IntoIterator<Item = T>) -> Vec<T> {
    for item in more {
        list.push(item);
    }
    list
}

/// Brings items in order. Of equal ones the last stays, as if each had been put in after the one before.
fn sort<T>(items: Vec<T>, compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    if items.is_sorted_by(|one, other| compare(one, other) == Ordering::Less) {
        return items;
    }
    let places = order(items.len(), &|one, other| match (items.get(one), items.get(other)) {
        (Some(one), Some(other)) => compare(one, other),
        (one, other) => one.is_some().cmp(&other.is_some()),
    });
    let mut open: Vec<Option<T>> = items.into_iter().map(Some).collect();
    places.into_iter().filter_map(|place| open.get_mut(place)?.take()).collect()
}

/// The places of so many items in order; of equal ones only the last. Sorting numbers is compiled once for all kinds.
fn order(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).rev().collect();
    places.sort_by(|one, other| compare(*one, *other));
    places.dedup_by(|later, kept| compare(*later, *kept) == Ordering::Equal);
    places
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Keys in no order, some of them twice, each with its place.
    fn keys() -> Vec<(String, usize)> {
        let keys = [
            "noriko", "sten", "aaron", "", "noriko", "zoe", "sten", "sten", "maya", "aaron", "b", "yasemin", "c", "d",
            "roland", "otgon", "e", "f", "zofia", "cormac", "d", "g",
        ];
        keys.iter().enumerate().map(|(place, key)| ((*key).to_owned(), place)).collect()
    }

    #[test]
    fn a_map_has_what_a_tree_has() {
        for count in 0..=keys().len() {
            let pairs = || keys().into_iter().take(count);
            let tree: BTreeMap<String, usize> = pairs().collect();
            let collected: SortedMap<String, usize> = pairs().collect();
            let mut inserted = SortedMap::new();
            let mut before = BTreeMap::new();
            for (key, value) in pairs() {
                assert_eq!(inserted.insert(key.clone(), value), before.insert(key, value));
            }
            let mut extended = SortedMap::new();
            pairs().for_each(|pair| extended.extend([pair]));
            for map in [&collected, &inserted, &extended] {
                assert!(map.iter().eq(&tree), "{map:?}");
                assert!(map.keys().eq(tree.keys()) && map.values().eq(tree.values()));
                assert_eq!(format!("{map:?}"), format!("{tree:?}"));
                for key in ["", "aaron", "d", "noriko", "nobody", "yasemin", "zoe", "zz"] {
                    assert_eq!(map.get(key), tree.get(key), "{key}");
                    assert_eq!(map.contains_key(key), tree.contains_key(key), "{key}");
                }
            }
        }
    }

    #[test]
    fn a_map_is_changed_as_a_tree_is() {
        let mut tree: BTreeMap<String, usize> = keys().into_iter().collect();
        let mut map: SortedMap<String, usize> = keys().into_iter().collect();
        for key in ["sten", "nobody", ""] {
            assert_eq!(map.remove(key), tree.remove(key));
        }
        for key in ["sten", "zoe", "b"] {
            *map.get_or_default(key.to_owned()) += 3;
            *tree.entry(key.to_owned()).or_default() += 3;
            *map.get_or_insert_with(key.to_owned(), || 100) += 1;
            *tree.entry(key.to_owned()).or_insert_with(|| 100) += 1;
        }
        map.values_mut().for_each(|value| *value *= 2);
        tree.values_mut().for_each(|value| *value *= 2);
        map.retain(|key, value| key != "zoe" && *value > 2);
        tree.retain(|key, value| key != "zoe" && *value > 2);
        assert!(!map.is_empty() && map.into_iter().eq(tree));
    }

    #[test]
    fn a_set_has_what_a_tree_has() {
        let (one, other) = (["b", "d", "a", "d", "c"], ["c", "x", "d"]);
        let (trees, sets) = (
            [one.into_iter().collect(), other.into_iter().collect::<BTreeSet<_>>()],
            [one.into_iter().collect(), other.into_iter().collect::<SortedSet<_>>()],
        );
        for (set, tree) in sets.iter().zip(&trees) {
            assert!(set.iter().eq(tree), "{set:?}");
            assert_eq!((set.first(), set.last(), set.len()), (tree.first(), tree.last(), tree.len()));
            assert!(["a", "d", "z"].iter().all(|item| set.contains(item) == tree.contains(item)));
        }
        assert!(sets[0].intersection(&sets[1]).eq(trees[0].intersection(&trees[1])));
        assert!(sets[0].difference(&sets[1]).eq(trees[0].difference(&trees[1])));
        let [mut set, _] = sets;
        assert_eq!((set.insert("d"), set.insert("e"), set.remove("a"), set.remove("a")), (false, true, true, false));
        assert!(set.iter().eq(&["b", "c", "d", "e"]));
    }

    #[test]
    fn they_are_written_and_read_as_trees_are() {
        let tree: BTreeMap<String, BTreeSet<usize>> =
            keys().into_iter().map(|(key, place)| (key, [place, 0].into())).collect();
        let text = serde_json::to_string(&tree).expect("written");
        let read: SortedMap<String, SortedSet<usize>> = serde_json::from_str(&text).expect("read");
        assert_eq!(serde_json::to_string(&read).expect("written"), text);
        // In no order, and one key twice: the last counts.
        let read: SortedMap<String, SortedSet<usize>> =
            serde_json::from_str(r#"{"b":[2,1,2],"a":[],"b":[3]}"#).expect("read");
        assert_eq!(serde_json::to_string(&read).expect("written"), r#"{"a":[],"b":[3]}"#);
    }
}
