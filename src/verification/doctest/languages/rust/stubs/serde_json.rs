pub type Result<T> = std::result::Result<T, Error>;

pub struct Error { _private: () }
pub struct Value { _private: () }
has! { [Debug Display Error] Error }
has! { [Clone Debug Default Display PartialEq Eq Hash Serialize Deserialize] Value }

pub fn from_str<'a, T: serde::Deserialize<'a>>(_: &'a str) -> Result<T> { loop {} }
pub fn to_string<T: serde::Serialize + ?Sized>(_: &T) -> Result<String> { loop {} }
pub fn to_string_pretty<T: serde::Serialize + ?Sized>(_: &T) -> Result<String> { loop {} }
