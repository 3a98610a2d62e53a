use std::marker::PhantomData;

pub struct Utc { _private: () }
pub struct NaiveDate { _private: () }
pub struct Duration { _private: () }
pub struct DateTime<Zone> { _zone: PhantomData<Zone> }

type DateTimeOfUtc = DateTime<Utc>;
has! { [Clone Copy Debug Display PartialEq Eq Hash PartialOrd Ord] NaiveDate Duration DateTimeOfUtc }

impl DateTime<Utc> {
    pub fn to_rfc3339(&self) -> String { loop {} }
    pub fn timestamp(&self) -> i64 { loop {} }
    pub fn date_naive(&self) -> NaiveDate { loop {} }
}
