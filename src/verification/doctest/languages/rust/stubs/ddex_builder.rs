// mod names
pub use chrono::{DateTime, NaiveDate, Utc};
pub use indexmap::{IndexMap, IndexSet};
pub use std::collections::HashMap;
pub use std::io::{BufRead, Seek, Write};
pub use std::path::PathBuf;
pub use std::time::Duration;
pub use ddex_core::ERNVersion;
pub use url::Url;
pub use crate::ConversionResult as ConverterResult;
pub type ProgressCallback = Box<dyn Fn(StreamingProgress) + Send + Sync>;
unlisted! { StreamingProgress }
unlisted! {
    AttributePreservationConfig CanonMode ChangeSummary CommentPreservationConfig ConversionPath
    ConversionReport ConversionStrategy DateTimeFormat DbC14NConfig DealUpdate DeterminismDifference
    DeterminismStats EntityClass Entity ExtensionPreservationConfig FeatureSupport FfiDataType FidelityAnalysis
    GuaranteeValidationResult IndentChar JsonSchema LineEnding NamespacePreservationConfig NamespaceStrategy
    Node OutputMode ParallelConfig PathValidationConfig PreservationLevel PresetConfig PresetDefaults
    PresetSource QuoteStyle ReleaseResourceReference ReleaseUpdate ResourceUpdate SchemaConfig
    SchemaGenerationResult SemanticChange SortStrategy TimeZonePolicy UnicodeNormalization UpdateMetadata
    UpdateOperation ValidationLevel VerificationResult VersionCompatibility VersionDetection VersionSpec
    WhitespacePreservationConfig XmlCharacterPolicy
}

// mod builder
pub use crate::{BuildOptions, BuildRequest, BuildResult, DDEXBuilder};

// mod canonical
pub use crate::DB_C14N;

// mod determinism
pub use crate::DeterminismConfig;

// mod diff
pub use crate::{DiffConfig, DiffEngine};

// mod diff::formatter
pub use crate::DiffFormatter;

// mod diff::types
pub use crate::{ChangeSet, ChangeType, ImpactLevel};

// mod error
pub use crate::BuildError;

// mod fidelity
pub use crate::FidelityConfig;

// mod guarantees
pub use crate::{DeterminismGuarantee, DeterminismGuaranteeValidator, GuaranteeReport};

// mod id_generator
pub use crate::{HashAlgorithm, StableHashConfig, StableHashGenerator};

// mod linker
pub use crate::{EntityType, LinkerConfig, LinkingError, ReferenceLinker};

// mod messages
pub use crate::{UpdateAction, UpdateConfig, UpdateGenerator, UpdateReleaseMessage, ValidationStatus};

// mod preflight
pub use crate::{PreflightLevel, PreflightValidator, ValidationConfig, ValidationResult};

// mod presets
pub use crate::{DdexVersion, PartnerPreset};

// mod round_trip
pub use crate::RoundTripTester;

// mod schema
pub use crate::{SchemaCommand, SchemaGenerator};

// mod security
pub use crate::{InputValidator, OutputSanitizer, RateLimiter, SecureTempFile, SecurityConfig};

// mod verification
pub use crate::BuildVerifier;

// mod versions
pub use crate::{ConversionOptions, ConversionResult as ConverterResult, VersionConverter, VersionManager};

// mod traits
has! {
    [Clone Debug Serialize Deserialize]
    BuildRequest MessageHeaderRequest PartyRequest LocalizedStringRequest ReleaseRequest TrackRequest
    DealRequest DealTerms BuildResult BuildWarning FidelityBuildResult RoundTripResult GuaranteeReport
    ValidationError ValidationInfo ValidationResult ValidationRule ValidationWarning PartnerPreset UpdateReleaseMessage
}
has! {
    [Clone Debug Default Serialize Deserialize]
    BuildOptions BuildStatistics FidelityOptions VerificationConfig DeterminismConfig ValidationConfig
    StableHashConfig DiffConfig ChangeSet UpdateConfig FidelityConfig
}
has! { [Clone Copy Debug PartialEq Eq Serialize Deserialize] IdStrategy PreflightLevel MessageProfile HashAlgorithm }
has! {
    [Default]
    DDEXBuilder CanonicalNamespaceManager StreamingReferenceManager DiffEngine UpdateGenerator VersionConverter
    EntityClassifier ErrorSanitizer
}
has! {
    [Clone Debug Default]
    Builder StreamingConfig ReferenceLinker LinkerConfig ReferenceStyle LinkingReport VersionManager
    ConversionOptions SecurityConfig ApiSecurityConfig PathValidator
}
has! { [Clone Debug PartialEq Eq Serialize Deserialize] CanonicalizationAlgorithm DeterminismGuarantee }
has! { [Clone Debug Default PartialEq Eq Serialize Deserialize] CustomCanonicalizationRules }
has! { [Clone Debug PartialEq] DeterminismResult }
has! { [Clone Copy Debug Display PartialEq Eq Hash Serialize Deserialize] DdexVersion ChangeType UpdateAction }
has! { [Clone Debug] StreamingStats ConversionResult SchemaGenerator SchemaValidator SchemaCommand AST Element }
has! { [Debug] StreamingResult RateLimiter OutputSanitizer ApiSecurityManager CompactAST }
has! { [Clone Copy Debug Display PartialEq Eq Hash PartialOrd Ord] EntityType }
has! { [Debug Display Error] LinkingError }
has! { [Clone Copy Debug Display PartialEq Eq Serialize Deserialize] ImpactLevel ValidationStatus }
has! { [Clone Debug Display Error Serialize Deserialize] BuildError }
has! { [Debug Default] BuildContext }
from! { std::io::Error => BuildError  serde_json::Error => BuildError }

has! {
    [Clone Debug]
    AttributePreservationConfig CommentPreservationConfig ConversionPath ConversionReport ConversionStrategy
    DbC14NConfig DealUpdate ExtensionPreservationConfig FeatureSupport FidelityAnalysis JsonSchema
    NamespacePreservationConfig Node ParallelConfig PathValidationConfig PresetConfig PresetDefaults
    ReleaseResourceReference ReleaseUpdate ResourceUpdate SchemaConfig SchemaGenerationResult SemanticChange
    UpdateMetadata UpdateOperation VerificationResult VersionDetection VersionSpec WhitespacePreservationConfig
}
has! {
    [Clone Copy Debug PartialEq Eq]
    CanonMode DateTimeFormat IndentChar LineEnding NamespaceStrategy OutputMode PresetSource QuoteStyle
    SortStrategy TimeZonePolicy UnicodeNormalization VersionCompatibility XmlCharacterPolicy
}
has! { [Clone Debug Default] ChangeSummary }
has! { [Clone Debug PartialEq Eq] DeterminismDifference Entity GuaranteeValidationResult PreservationLevel }
has! { [Clone Debug PartialEq] DeterminismStats EntityClass ValidationLevel }
has! { [Clone Copy Debug] FfiDataType }

impl DeterminismGuaranteeValidator { pub fn new(config: DeterminismConfig) -> Self { loop {} } }
impl CanonicalNamespaceManager { pub fn new() -> Self { loop {} } }
impl StreamingReferenceManager { pub fn new() -> Self { loop {} } }
impl StableHashGenerator { pub fn new(config: StableHashConfig) -> Self { loop {} } }
impl ChangeSet { pub fn new() -> Self { loop {} } }
impl UpdateGenerator { pub fn new() -> Self { loop {} } }
impl VersionManager { pub fn new() -> Self { loop {} } }
impl SchemaValidator { pub fn new(schema: JsonSchema) -> Self { loop {} } }
impl BuildVerifier { pub fn new(config: VerificationConfig) -> Self { loop {} } }
impl RoundTripTester { pub fn new(fidelity_options: FidelityOptions) -> Self { loop {} } }
impl<R: BufRead> SecureXmlReader<R> { pub fn new(reader: R, config: SecurityConfig) -> Self { loop {} } }
impl RateLimiter { pub fn new(config: SecurityConfig) -> Self { loop {} } }
impl OutputSanitizer { pub fn new(config: SecurityConfig) -> Self { loop {} } }
impl SecureTempFile { pub fn new() -> Result<Self, BuildError> { loop {} } }
impl ApiSecurityManager { pub fn new(config: SecurityConfig) -> Self { loop {} } }
impl EntityClassifier { pub fn new() -> Self { loop {} } }
impl PathValidator { pub fn new() -> Self { loop {} } }
impl ErrorSanitizer { pub fn new() -> Self { loop {} } }
impl Element { pub fn new(name: impl Into<String>) -> Self { loop {} } }
impl ASTGenerator { pub fn new(version: String) -> Self { loop {} } }
impl XmlWriter { pub fn new(config: DeterminismConfig) -> Self { loop {} } }
impl ParallelProcessor { pub fn new(config: ParallelConfig) -> Result<Self, BuildError> { loop {} } }
impl NamespaceMinimizer { pub fn new(version: ERNVersion) -> Self { loop {} } }
impl CompactAST { pub fn new() -> Self { loop {} } }
impl BuildContext { pub fn new() -> Self { loop {} } }
