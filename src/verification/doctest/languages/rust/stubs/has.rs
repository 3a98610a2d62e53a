/// Declares which traits types have: `has! { [Clone Debug] First Second }`. The implementations do nothing.
macro_rules! has {
    (Clone for $type:ident) => { impl Clone for $type { fn clone(&self) -> Self { loop {} } } };
    (Copy for $type:ident) => { impl Copy for $type {} };
    (Debug for $type:ident) => {
        impl std::fmt::Debug for $type { fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { loop {} } }
    };
    (Display for $type:ident) => {
        impl std::fmt::Display for $type { fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { loop {} } }
    };
    (Default for $type:ident) => { impl Default for $type { fn default() -> Self { loop {} } } };
    (Error for $type:ident) => { impl std::error::Error for $type {} };
    (PartialEq for $type:ident) => { impl PartialEq for $type { fn eq(&self, _: &Self) -> bool { loop {} } } };
    (Eq for $type:ident) => { impl Eq for $type {} };
    (Hash for $type:ident) => { impl std::hash::Hash for $type { fn hash<H: std::hash::Hasher>(&self, _: &mut H) { loop {} } } };
    (PartialOrd for $type:ident) => {
        impl PartialOrd for $type { fn partial_cmp(&self, _: &Self) -> Option<std::cmp::Ordering> { loop {} } }
    };
    (Ord for $type:ident) => { impl Ord for $type { fn cmp(&self, _: &Self) -> std::cmp::Ordering { loop {} } } };
    (Serialize for $type:ident) => { impl serde::Serialize for $type {} };
    (Deserialize for $type:ident) => { impl<'de> serde::Deserialize<'de> for $type {} };
    (@ $type:ident [$($trait:ident)*]) => { $(has! { $trait for $type })* };
    ($traits:tt $($type:ident)*) => { $(has! { @ $type $traits })* };
}

/// Types in signatures that content/toolkit doesn't list.
macro_rules! unlisted {
    ($($type:ident)*) => { $(pub struct $type { _private: () })* };
}

/// `from! { io::Error => ParseError }`
macro_rules! from {
    ($($other:ty => $type:ident)*) => { $(impl From<$other> for $type { fn from(_: $other) -> Self { loop {} } })* };
}
