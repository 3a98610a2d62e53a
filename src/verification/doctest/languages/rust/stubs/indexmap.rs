use std::borrow::Borrow;
use std::fmt::{Debug, Formatter};
use std::hash::Hash;
use std::marker::PhantomData;

/// An iterator of any map or set.
pub struct Each<Item> { _items: PhantomData<Item> }

impl<Item> Iterator for Each<Item> {
    type Item = Item;
    fn next(&mut self) -> Option<Item> { loop {} }
}
impl<Item> DoubleEndedIterator for Each<Item> { fn next_back(&mut self) -> Option<Item> { loop {} } }
impl<Item> ExactSizeIterator for Each<Item> {}

pub struct IndexMap<K, V> { _entries: PhantomData<(K, V)> }

impl<K, V> IndexMap<K, V> {
    pub fn new() -> Self { loop {} }
    pub fn len(&self) -> usize { loop {} }
    pub fn is_empty(&self) -> bool { loop {} }
    pub fn iter(&self) -> Each<(&K, &V)> { loop {} }
    pub fn keys(&self) -> Each<&K> { loop {} }
    pub fn values(&self) -> Each<&V> { loop {} }
    pub fn first(&self) -> Option<(&K, &V)> { loop {} }
}
impl<K: Hash + Eq, V> IndexMap<K, V> {
    pub fn insert(&mut self, _: K, _: V) -> Option<V> { loop {} }
    pub fn get<Q: Hash + Eq + ?Sized>(&self, _: &Q) -> Option<&V> where K: Borrow<Q> { loop {} }
    pub fn contains_key<Q: Hash + Eq + ?Sized>(&self, _: &Q) -> bool where K: Borrow<Q> { loop {} }
}
impl<K, V> Default for IndexMap<K, V> { fn default() -> Self { loop {} } }
impl<K: Clone, V: Clone> Clone for IndexMap<K, V> { fn clone(&self) -> Self { loop {} } }
impl<K: Debug, V: Debug> Debug for IndexMap<K, V> { fn fmt(&self, _: &mut Formatter<'_>) -> std::fmt::Result { loop {} } }
impl<K, V> IntoIterator for IndexMap<K, V> {
    type Item = (K, V);
    type IntoIter = Each<(K, V)>;
    fn into_iter(self) -> Each<(K, V)> { loop {} }
}
impl<'a, K, V> IntoIterator for &'a IndexMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Each<(&'a K, &'a V)>;
    fn into_iter(self) -> Each<(&'a K, &'a V)> { loop {} }
}
impl<K: Hash + Eq, V> FromIterator<(K, V)> for IndexMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(_: I) -> Self { loop {} }
}

pub struct IndexSet<T> { _items: PhantomData<T> }

impl<T> IndexSet<T> {
    pub fn new() -> Self { loop {} }
    pub fn len(&self) -> usize { loop {} }
    pub fn is_empty(&self) -> bool { loop {} }
    pub fn iter(&self) -> Each<&T> { loop {} }
}
impl<T: Hash + Eq> IndexSet<T> {
    pub fn insert(&mut self, _: T) -> bool { loop {} }
    pub fn contains<Q: Hash + Eq + ?Sized>(&self, _: &Q) -> bool where T: Borrow<Q> { loop {} }
}
impl<T> Default for IndexSet<T> { fn default() -> Self { loop {} } }
impl<T: Clone> Clone for IndexSet<T> { fn clone(&self) -> Self { loop {} } }
impl<T: Debug> Debug for IndexSet<T> { fn fmt(&self, _: &mut Formatter<'_>) -> std::fmt::Result { loop {} } }
impl<'a, T> IntoIterator for &'a IndexSet<T> {
    type Item = &'a T;
    type IntoIter = Each<&'a T>;
    fn into_iter(self) -> Each<&'a T> { loop {} }
}
impl<T: Hash + Eq> FromIterator<T> for IndexSet<T> { fn from_iter<I: IntoIterator<Item = T>>(_: I) -> Self { loop {} } }
