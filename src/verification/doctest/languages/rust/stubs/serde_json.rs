pub type Result<T> = std::result::Result<T, Error>;

pub struct Error { _private: () }
pub struct Value { _private: () }
has! { [Debug Display Error] Error }
has! { [Clone Debug Default Display PartialEq Eq Hash Serialize Deserialize] Value }

pub fn from_str<'a, T: serde::Deserialize<'a>>(_: &'a str) -> Result<T> { loop {} }
pub fn to_string<T: serde::Serialize + ?Sized>(_: &T) -> Result<String> { loop {} }
pub fn to_string_pretty<T: serde::Serialize + ?Sized>(_: &T) -> Result<String> { loop {} }
pub fn to_value<T: serde::Serialize>(_: T) -> Result<Value> { loop {} }

/// The real one also accepts lists, nested objects and plain values.
#[macro_export]
macro_rules! json {
    ({ $($key:literal : $value:expr),* $(,)? }) => {{
        $(let _: (&str, $crate::Result<$crate::Value>) = ($key, $crate::to_value(&$value));)*
        <$crate::Value as std::default::Default>::default()
    }};
}
