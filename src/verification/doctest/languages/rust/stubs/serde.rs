extern crate self as serde;

pub trait Serialize {}
pub trait Deserialize<'de>: Sized {}

impl<T: Serialize + ?Sized> Serialize for &T {}
impl<T: Serialize> Serialize for Option<T> {}
impl<T: Serialize> Serialize for Vec<T> {}
impl<T: Serialize> Serialize for [T] {}
impl Serialize for str {}
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Option<T> {}
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Vec<T> {}
has! { [Serialize Deserialize] String bool u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64 }
