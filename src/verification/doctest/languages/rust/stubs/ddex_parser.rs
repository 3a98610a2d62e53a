// mod names
pub use chrono::{DateTime, NaiveDate, Utc};
pub use indexmap::{IndexMap, IndexSet};
pub use std::collections::HashMap;
pub use std::io::{BufRead, Seek, Write};
pub use std::path::PathBuf;
pub use std::time::Duration;
pub use ddex_core::models::flat::*;
pub use ddex_core::models::graph::*;
pub use ddex_core::ERNVersion;
unlisted! { ParsedElement }

// root
pub use ddex_core::models::versions::ERNVersion;

// mod traits
has! {
    [Clone Debug Default]
    DDEXParser SecurityConfig StreamingConfig MultiReleaseStats XmlValidator NamespaceDetector
}
has! { [Clone Debug Serialize Deserialize] SanityCheckResult }
has! { [Clone Debug Default PartialEq] ParseOptions }
has! { [Clone Copy Debug Default PartialEq Eq] ParseMode }
has! { [Default] ModeSelector ParallelStreamingParser FastZeroCopyParser ReferenceResolver }
has! { [Clone Debug Display Error] ParseError }
has! {
    [Clone Debug]
    StreamError WorkingStreamingElement WorkingStreamingStats StreamingProgress SelectiveParser SelectiveResult
    XPathSelector XPathResult XPathStats MultiReleaseParser MultiReleaseResult UnresolvedReference
}
from! { std::io::Error => ParseError  std::str::Utf8Error => ParseError  String => ParseError }
impl<R: BufRead> Iterator for WorkingStreamIterator<R> {
    type Item = Result<WorkingStreamingElement, ParseError>;
    fn next(&mut self) -> Option<Self::Item> { loop {} }
}
impl<R: BufRead> Iterator for ParallelStreamingIterator<R> {
    type Item = Result<WorkingStreamingElement, ParseError>;
    fn next(&mut self) -> Option<Self::Item> { loop {} }
}
impl<R: BufRead> Iterator for FastZeroCopyIterator<R> {
    type Item = Result<WorkingStreamingElement, ParseError>;
    fn next(&mut self) -> Option<Self::Item> { loop {} }
}
impl<R: BufRead> Iterator for DDEXStreamIterator<R> {
    type Item = Result<ParsedElement, ParseError>;
    fn next(&mut self) -> Option<Self::Item> { loop {} }
}

impl ModeSelector { pub fn new(threshold: u64) -> Self { loop {} } }
impl<R: BufRead> WorkingStreamingParser<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl<R: BufRead> DDEXStreamIterator<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl<R: BufRead> StreamingDDEXParser<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl ParallelStreamingParser { pub fn new() -> Self { loop {} } }
impl<R: BufRead> ParallelStreamingIterator<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl FastStreamingParser { pub fn new(config: StreamingConfig) -> Self { loop {} } }
impl FastZeroCopyParser { pub fn new() -> Self { loop {} } }
impl<R: BufRead> FastZeroCopyIterator<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl<R: BufRead> StreamingParser<R> { pub fn new(reader: R, version: ERNVersion) -> Self { loop {} } }
impl ExtensionAwareParser { pub fn new(capture_extensions: bool) -> Self { loop {} } }
impl XmlValidator { pub fn new(strict: bool, extended: bool) -> Self { loop {} } }
impl NamespaceDetector { pub fn new() -> Self { loop {} } }
impl ReferenceResolver { pub fn new() -> Self { loop {} } }
impl VersionAdapter { pub fn new(version: ERNVersion) -> Self { loop {} } }
