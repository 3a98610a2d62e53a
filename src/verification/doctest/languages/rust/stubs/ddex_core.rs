// mod names
pub use chrono::{DateTime, NaiveDate, Utc};
pub use indexmap::{IndexMap, IndexSet};
pub use std::collections::HashMap;
pub use std::io::{BufRead, Seek, Write};
pub use std::path::PathBuf;
pub use std::time::Duration;

// mod models
pub use attributes::{AttributeInheritance, AttributeMap, AttributeType, AttributeValue, QName};
pub use common::{Identifier, IdentifierType, LocalizedString};
pub use extensions::{Comment, CommentPosition, Extensions, ProcessingInstruction, XmlFragment};

// mod models::versions
pub use crate::ERNVersion;

// mod models::attributes
use chrono::Duration;

// mod error
pub use crate::{DDEXError, ErrorLocation};

// mod namespace
pub use crate::{DDEXStandard, NamespaceInfo, NamespaceRegistry, NamespaceScope};

// mod models::streaming_types
pub trait ToCore { type Output; fn to_core(self) -> Result<Self::Output, ConversionError>; }
pub trait Validate { fn validate(&self) -> Result<(), ConversionError>; fn is_complete(&self) -> bool; }
impl ToCore for ReleaseBuilder { type Output = Release; fn to_core(self) -> Result<Release, ConversionError> { loop {} } }
impl Validate for ReleaseBuilder { fn validate(&self) -> Result<(), ConversionError> { loop {} } fn is_complete(&self) -> bool { loop {} } }
impl ToCore for ResourceBuilder { type Output = Resource; fn to_core(self) -> Result<Resource, ConversionError> { loop {} } }
impl Validate for ResourceBuilder { fn validate(&self) -> Result<(), ConversionError> { loop {} } fn is_complete(&self) -> bool { loop {} } }
impl ToCore for PartyBuilder { type Output = Party; fn to_core(self) -> Result<Party, ConversionError> { loop {} } }
impl Validate for PartyBuilder { fn validate(&self) -> Result<(), ConversionError> { loop {} } fn is_complete(&self) -> bool { loop {} } }
impl ToCore for MessageHeaderBuilder { type Output = MessageHeader; fn to_core(self) -> Result<MessageHeader, ConversionError> { loop {} } }
impl Validate for MessageHeaderBuilder { fn validate(&self) -> Result<(), ConversionError> { loop {} } fn is_complete(&self) -> bool { loop {} } }

// mod traits
has! { [Clone Copy Debug Display PartialEq Eq Serialize Deserialize] ERNVersion }
has! { [Clone Debug Display Error Serialize Deserialize] DDEXError }
has! {
    [Clone Debug Default Serialize Deserialize]
    ErrorLocation FFIParseOptions ReleaseBuilder ResourceBuilder PartyBuilder MessageHeaderBuilder
}
has! {
    [Clone Debug Serialize Deserialize]
    FFIError FFIErrorLocation FFIErrorSeverity FFIErrorCategory ERNMessage MessageHeader MessageSender Release
    Resource Party Artist Deal DealTerms MessageAuditTrail AuditTrailEvent MessageRecipient Genre
    ReleaseResourceReference ReleaseParty ReleaseEvent TechnicalDetails ContactDetails PriceInformation
    ParsedERNMessage FlattenedMessage MessageStats ParsedRelease ParsedTrack ParsedResource ParsedDeal
    Organization ReleaseIdentifiers ProprietaryId ArtistInfo TechnicalInfo ParsedImage ParsedVideo DealValidity
    TerritoryComplexity DistributionComplexity PriceTier TerritoryInfo VersionDifferences VersionFeatures
    DealTermsVersion PartyDescriptorVersion
}
has! {
    [Clone Debug PartialEq Eq Serialize Deserialize]
    ReleaseType ResourceType CommercialModelType UseType ERNProfile MessageType MessageControlType PartyRole
    DistributionChannel PriceType Identifier IdentifierType LocalizedString TerritoryCode ValidationRule
    DependencyCondition NamespacePolicy ElementValidationConfig
}
has! {
    [Clone Debug PartialEq Serialize Deserialize]
    Price Copyright ValidityPeriod XmlFragment Comment ProcessingInstruction
}
has! { [Clone Debug Default] NamespaceRegistry NamespaceScope AttributeInheritance AttributeValidator }
has! { [Clone Debug PartialEq] NamespaceInfo DDEXStandard ConflictResolution }
has! { [Clone Debug Default PartialEq Serialize Deserialize] Extensions }
has! { [Clone Copy Debug PartialEq Serialize Deserialize] CommentPosition }
has! { [Clone Debug Default PartialEq] AttributeMap }
has! { [Clone Debug Display PartialEq Eq Hash PartialOrd Ord Serialize Deserialize] QName }
has! { [Clone Debug Display PartialEq Serialize Deserialize] AttributeValue }
has! { [Clone Copy Debug Display PartialEq Eq Hash Serialize Deserialize] AttributeType }
has! { [Clone Copy Debug PartialEq Eq] AttributeMergeStrategy }
has! { [Clone Debug Display Error PartialEq] AttributeError }
has! { [Clone Debug Default PartialEq Eq Serialize Deserialize] ValidationPolicy ValidationResult }
has! { [Clone Debug Display Error PartialEq Eq Serialize Deserialize] AttributeValidationError }
has! { [Clone Debug Display PartialEq Eq Error] ConversionError }
has! { [Clone Debug Display PartialEq Error] NamespaceError }
has! { [Clone Debug Display PartialEq] NamespaceWarning }
from! { DDEXError => FFIError  String => AttributeValue  &str => AttributeValue  bool => AttributeValue }
from! { i64 => AttributeValue  f64 => AttributeValue }

impl NamespaceRegistry { pub fn new() -> Self { loop {} } }
impl NamespaceScope { pub fn new() -> Self { loop {} } }
impl Extensions { pub fn new() -> Self { loop {} } }
impl XmlFragment { pub fn new(element_name: String, raw_content: String) -> Self { loop {} } }
impl Comment { pub fn new(content: String, position: CommentPosition) -> Self { loop {} } }
impl ProcessingInstruction { pub fn new(target: String, data: Option<String>) -> Self { loop {} } }
impl AttributeMap { pub fn new() -> Self { loop {} } }
impl QName { pub fn new(local_name: impl Into<String>) -> Self { loop {} } }
impl AttributeInheritance { pub fn new() -> Self { loop {} } }
impl AttributeValidator { pub fn new() -> Self { loop {} } }
impl ValidationResult { pub fn new() -> Self { loop {} } }
