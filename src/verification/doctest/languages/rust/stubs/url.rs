pub struct Url { _private: () }
has! { [Clone Debug Display PartialEq Eq Hash PartialOrd Ord] Url }
impl Url { pub fn as_str(&self) -> &str { loop {} } }
