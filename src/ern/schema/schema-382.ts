/** The contents of the elements of ERN 3.8.2, in order; the format is described in `schema-table.ts`. */
export const SCHEMA_382 = `
NewReleaseMessage: MessageHeader UpdateIndicator? IsBackfill? CatalogTransfer? WorkList? CueSheetList? ResourceList CollectionList? ReleaseList
  DealList?
MessageHeader: MessageThreadId? MessageId MessageFileName? MessageSender SentOnBehalfOf? MessageRecipient+ MessageCreatedDateTime MessageAuditTrail?
  Comment? MessageControlType?
MessageSender SentOnBehalfOf MessageRecipient MessagingPartyDescriptor: PartyId+ PartyName? TradingName?
PartyName: FullName FullNameAsciiTranscribed? FullNameIndexed? NamesBeforeKeyName? KeyName? NamesAfterKeyName? AbbreviatedName?
MessageAuditTrail: MessageAuditTrailEvent+
MessageAuditTrailEvent: MessagingPartyDescriptor DateTime
CatalogTransfer: CatalogTransferCompleted EffectiveTransferDate? CatalogReleaseReferenceList TerritoryCode* ExcludedTerritoryCode* TransferringFrom
  TransferringTo
CatalogReleaseReferenceList: CatalogReleaseReference+
TransferringFrom TransferringTo MusicRightsSociety Organization AdministratingRecordCompany: PartyName* PartyId*
WorkList: MusicalWork+
MusicalWork: MusicalWorkId+ MusicalWorkReference ReferenceTitle+ RightsAgreementId? MusicalWorkContributor+ MusicalWorkType* RightShare*
  MusicalWorkDetailsByTerritory*
MusicalWorkId IndirectSoundRecordingId IndirectMidiId IndirectVideoId IndirectTextId IndirectSheetMusicId IndirectSoftwareId
  IndirectUserDefinedResourceId: ISWC? OpusNumber? ComposerCatalogNumber* ProprietaryId*
ReferenceTitle: TitleText SubTitle?
RightsAgreementId RightShareId: MWLI* ProprietaryId*
MusicalWorkContributor ReferencedIndirectCreationContributor: PartyName* PartyId* MusicalWorkContributorRole* SocietyAffiliation*
SocietyAffiliation: TerritoryCode* ExcludedTerritoryCode* MusicRightsSociety
RightShare: RightShareId? RightShareReference RightShareCreationReferenceList? TerritoryCode* ExcludedTerritoryCode* RightsType* UseType*
  UserInterfaceType* DistributionChannelType* CarrierType* CommercialModelType* MusicalWorkRightsClaimType* RightsController* ValidityPeriod?
  RightShareUnknown? RightSharePercentage? TariffReference? LicenseStatus? HasFirstLicenseRefusal?
RightShareCreationReferenceList: RightShareWorkReference* RightShareResourceReference* RightShareReleaseReference*
RightsController: PartyName* PartyId* RightsControllerRole* RightShareUnknown? RightSharePercentage? RightsControllerType? TerritoryOfRegistration?
  StartDate? EndDate?
RightShare/RightsController: PartyName* PartyId* RightsControllerRole* RightShareUnknown? RightSharePercentage? RightsControllerType?
ValidityPeriod PeriodOfRightsDelegation Period: StartDate? EndDate? StartDateTime? EndDateTime?
MusicalWorkDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* MusicalWorkContributor+ DisplayArtistName*
CueSheetList: CueSheet+
CueSheet: CueSheetId* CueSheetReference CueSheetType Cue+
Cue: CueUseType? CueThemeType? CueVocalType? IsDance? CueVisualPerceptionType? CueOrigin? CueCreationReference* ReferencedCreationType?
  ReferencedCreationId? ReferencedCreationTitle* ReferencedCreationContributor* ReferencedIndirectCreationContributor* ReferencedCreationCharacter*
  HasMusicalContent? StartTime? Duration? EndTime? PLine* CLine*
CueCreationReference: CueWorkReference? CueResourceReference?
ReferencedCreationId: ISWC? OpusNumber? ComposerCatalogNumber* ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*
ReferencedCreationTitle Title: TitleText SubTitle*
ReferencedCreationContributor ResourceContributor Contributor: PartyName* PartyId* ResourceContributorRole* IsFeaturedArtist? IsContractedArtist?
  InstrumentType* ArtistDelegatedUsageRights? Sex? Nationality* DateAndPlaceOfBirth? DateAndPlaceOfDeath? PrimaryRole? Performance*
  PrimaryInstrumentType? GoverningAgreementType? ContactInformation? TerritoryOfResidency? Citizenship? AdditionalRoles* Genre* Membership*
ArtistDelegatedUsageRights: UseType+ UserInterfaceType* PeriodOfRightsDelegation TerritoryOfRightsDelegation+ MembershipType
Performance: Territory? Date?
ContactInformation: EmailAddress* PhoneNumber* FaxNumber*
Genre: GenreText SubGenre?
Membership: Organization MembershipType StartDate? EndDate?
ReferencedCreationCharacter Character: PartyName* PartyId* ResourceContributor?
PLine: Year? PLineCompany? PLineText
CLine: Year? CLineCompany? CLineText
ResourceList: SoundRecording* MIDI* Video* Image* Text* SheetMusic* Software* UserDefinedResource*
SoundRecording: SoundRecordingType? IsArtistRelated? SoundRecordingId+ IndirectSoundRecordingId* ResourceReference ReferenceTitle
  InstrumentationDescription? IsMedley? IsPotpourri? IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? HasPreOrderFulfillment?
  IsComputerGenerated? IsRemastered? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired? LanguageOfPerformance? Duration RightsAgreementId?
  SoundRecordingCollectionReferenceList? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate? MasteredDate?
  RemasteredDate? SoundRecordingDetailsByTerritory+ TerritoryOfCommissioning? NumberOfFeaturedArtists? NumberOfNonFeaturedArtists?
  NumberOfContractedArtists? NumberOfNonContractedArtists?
SoundRecordingId: ISRC? CatalogNumber? ProprietaryId*
SoundRecordingCollectionReferenceList VideoCollectionReferenceList: NumberOfCollections? SoundRecordingCollectionReference+
SoundRecordingCollectionReference: SequenceNumber? SoundRecordingCollectionReference StartTime? Duration? EndTime? ReleaseResourceType?
SoundRecordingCollectionReference/SoundRecordingCollectionReference ResourceMusicalWorkReference/ResourceMusicalWorkReference
  ResourceContainedResourceReference/ResourceContainedResourceReference FulfillmentDate/FulfillmentDate ConsumerFulfillmentDate/FulfillmentDate
  HashSum/HashSum Fingerprint/Fingerprint VideoCueSheetReference/VideoCueSheetReference CollectionCollectionReference/CollectionCollectionReference
  CollectionResourceReference/CollectionResourceReference CollectionWorkReference/CollectionWorkReference:
ResourceMusicalWorkReferenceList: ResourceMusicalWorkReference+
ResourceMusicalWorkReference: SequenceNumber? DurationUsed? IsFragment? ResourceMusicalWorkReference
ResourceContainedResourceReferenceList: ResourceContainedResourceReference+
ResourceContainedResourceReference: ResourceContainedResourceReference DurationUsed? StartPoint? Purpose?
SoundRecordingDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* DisplayArtist* DisplayConductor* ResourceContributor*
  IndirectResourceContributor* RightsAgreementId? DisplayArtistName* LabelName* RightsController* RemasteredDate? ResourceReleaseDate?
  OriginalResourceReleaseDate? PLine* CourtesyLine? SequenceNumber? HostSoundCarrier* MarketingComment? Genre* ParentalWarningType* AvRating*
  TechnicalSoundRecordingDetails* FulfillmentDate? Keywords* Synopsis?
DisplayArtist DisplayConductor DisplayComposer: PartyName* PartyId* ArtistRole+ Nationality*
IndirectResourceContributor: PartyName* PartyId* IndirectResourceContributorRole* Nationality*
HostSoundCarrier: ReleaseId* RightsAgreementId? Title* DisplayArtist* AdministratingRecordCompany* TrackNumber? VolumeNumberInSet?
ReleaseId: GRid? ISRC? ICPN? CatalogNumber? ProprietaryId*
AvRating: RatingText RatingAgency RatingSchemeDescription*
TechnicalSoundRecordingDetails: TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? AudioCodecType? BitRate? NumberOfChannels?
  SamplingRate? BitsPerSample? Duration? ResourceProcessingRequired? UsableResourceDuration? IsPreview? PreviewDetails? FulfillmentDate?
  ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
PreviewDetails: PartType? TopLeftCorner? BottomRightCorner? ExpressionType
TechnicalSoundRecordingDetails/PreviewDetails TechnicalMidiDetails/PreviewDetails TechnicalVideoDetails/PreviewDetails: PartType? StartPoint?
  EndPoint? Duration? TopLeftCorner? BottomRightCorner? ExpressionType
FulfillmentDate ConsumerFulfillmentDate: FulfillmentDate ResourceReleaseReference*
File: FileName? FilePath? URL? HashSum?
HashSum: HashSum HashSumAlgorithmType HashSumDataType?
Fingerprint: Fingerprint FingerprintAlgorithmType FingerprintAlgorithmVersion? FingerprintAlgorithmParameter? FingerprintDataType?
MIDI: MidiType? IsArtistRelated? MidiId+ IndirectMidiId* ResourceReference ReferenceTitle InstrumentationDescription? IsMedley? IsPotpourri?
  IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? IsComputerGenerated? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired?
  LanguageOfPerformance? Duration RightsAgreementId? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate?
  MasteredDate? RemasteredDate? MidiDetailsByTerritory+
MidiId ImageId SoftwareId UserDefinedResourceId: ProprietaryId+
MidiDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* DisplayArtist* ResourceContributor* IndirectResourceContributor*
  RightsAgreementId? DisplayArtistName* LabelName* RightsController* RemasteredDate? ResourceReleaseDate? OriginalResourceReleaseDate? CLine*
  CourtesyLine? SequenceNumber? HostSoundCarrier* MarketingComment? Genre* ParentalWarningType* FulfillmentDate? Keywords* Synopsis?
  TechnicalMidiDetails*
TechnicalMidiDetails: TechnicalResourceDetailsReference Duration? ResourceProcessingRequired? UsableResourceDuration? IsPreview? PreviewDetails?
  FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* NumberOfVoices? SoundProcessorType? Fingerprint*
Video: VideoType? IsArtistRelated? VideoId* IndirectVideoId* ResourceReference VideoCueSheetReference* ReasonForCueSheetAbsence? ReferenceTitle?
  Title* InstrumentationDescription? IsMedley? IsPotpourri? IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? HasPreOrderFulfillment?
  IsRemastered? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired? LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* Duration
  RightsAgreementId? VideoCollectionReferenceList? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate?
  MasteredDate? RemasteredDate? VideoDetailsByTerritory+ TerritoryOfCommissioning? NumberOfFeaturedArtists? NumberOfNonFeaturedArtists?
  NumberOfContractedArtists? NumberOfNonContractedArtists?
VideoId: ISRC? ISAN? VISAN? CatalogNumber? ProprietaryId* EIDR*
VideoCueSheetReference: VideoCueSheetReference
VideoDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* DisplayArtist* DisplayConductor* ResourceContributor*
  IndirectResourceContributor* RightsAgreementId? DisplayArtistName* LabelName* RightsController* RemasteredDate? ResourceReleaseDate?
  OriginalResourceReleaseDate? PLine* CourtesyLine? SequenceNumber? HostSoundCarrier* MarketingComment? Genre* ParentalWarningType* AvRating*
  FulfillmentDate? Keywords* Synopsis? CLine* TechnicalVideoDetails* Character*
TechnicalVideoDetails: TechnicalResourceDetailsReference DrmPlatformType? OverallBitRate? ContainerFormat? VideoCodecType? VideoBitRate? FrameRate?
  ImageHeight? ImageWidth? AspectRatio? ColorDepth? VideoDefinitionType? AudioCodecType? AudioBitRate? NumberOfAudioChannels? AudioSamplingRate?
  AudioBitsPerSample? Duration? ResourceProcessingRequired? UsableResourceDuration? IsPreview? PreviewDetails? FulfillmentDate?
  ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
Image: ImageType? IsArtistRelated? ImageId+ ResourceReference Title* CreationDate? ImageDetailsByTerritory+
ImageDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine*
  Description? CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType*
  TechnicalImageDetails*
TechnicalImageDetails: TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? ImageCodecType? ImageHeight? ImageWidth? AspectRatio?
  ColorDepth? ImageResolution? IsPreview? PreviewDetails? FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
Text: TextType? IsArtistRelated? TextId* IndirectTextId* ResourceReference ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList?
  Title* CreationDate? TextDetailsByTerritory+
TextId: ISBN? ISSN? SICI? ProprietaryId*
TextDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine*
  CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType*
  TechnicalTextDetails*
TechnicalTextDetails: TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? TextCodecType? IsPreview? PreviewDetails? FulfillmentDate?
  ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
SheetMusic: SheetMusicType? IsArtistRelated? SheetMusicId+ IndirectSheetMusicId* ResourceReference LanguageOfLyrics? RightsAgreementId?
  ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? ReferenceTitle CreationDate? SheetMusicDetailsByTerritory+
SheetMusicId: ISMN? ProprietaryId*
SheetMusicDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine*
  CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Genre* ParentalWarningType* TechnicalSheetMusicDetails*
TechnicalSheetMusicDetails: TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? SheetMusicCodecType? IsPreview? PreviewDetails?
  FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
Software: SoftwareType? IsArtistRelated? SoftwareId+ IndirectSoftwareId* ResourceReference ResourceMusicalWorkReferenceList?
  ResourceContainedResourceReferenceList? Title* CreationDate? SoftwareDetailsByTerritory+
SoftwareDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* PLine*
  CLine* CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType*
  TechnicalSoftwareDetails*
TechnicalSoftwareDetails: TechnicalResourceDetailsReference DrmPlatformType? OperatingSystemType? IsPreview? PreviewDetails? FulfillmentDate?
  ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
UserDefinedResource: UserDefinedResourceType? IsArtistRelated? UserDefinedResourceId+ IndirectUserDefinedResourceId* ResourceReference
  ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? Title* UserDefinedValue* CreationDate?
  UserDefinedResourceDetailsByTerritory+
UserDefinedResourceDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor*
  DisplayArtistName* UserDefinedValue* PLine* CLine* ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre*
  ParentalWarningType* TechnicalUserDefinedResourceDetails*
TechnicalUserDefinedResourceDetails: TechnicalResourceDetailsReference UserDefinedValue* IsPreview? PreviewDetails? FulfillmentDate?
  ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*
CollectionList: Collection+
Collection: CollectionId+ CollectionType* CollectionReference EquivalentReleaseReference? Title* SequenceNumber? Contributor* Character*
  CollectionCollectionReferenceList? IsComplete? Duration? DurationOfMusicalContent? CreationDate? ReleaseDate? OriginalReleaseDate? OriginalLanguage?
  CollectionDetailsByTerritory* CollectionResourceReferenceList? CollectionWorkReferenceList? RepresentativeImageReference? PLine* CLine*
CollectionId: GRid? ISRC? ISAN? VISAN? ICPN? CatalogNumber? ProprietaryId*
CollectionCollectionReferenceList: NumberOfCollections? CollectionCollectionReference+
CollectionCollectionReference: SequenceNumber? CollectionCollectionReference StartTime? Duration? EndTime? InclusionDate?
CollectionDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* Title* Contributor* IsComplete? Character*
CollectionResourceReferenceList: CollectionResourceReference+
CollectionResourceReference: SequenceNumber? CollectionResourceReference Duration?
CollectionWorkReferenceList: CollectionWorkReference+
CollectionWorkReference: CollectionWorkReference Duration?
ReleaseList: Release*
Release: ReleaseId+ ReleaseReference* ExternalResourceLink* SalesReportingProxyReleaseId* ReferenceTitle ReleaseResourceReferenceList?
  ResourceOmissionReason? ReleaseCollectionReferenceList? ReleaseType* ReleaseDetailsByTerritory+ LanguageOfPerformance* LanguageOfDubbing*
  SubTitleLanguage* Duration? RightsAgreementId? PLine* CLine* ArtistProfilePage* GlobalReleaseDate? GlobalOriginalReleaseDate?
ExternalResourceLink: URL+ ValidityPeriod? ExternalLink? ExternallyLinkedResourceType* FileFormat?
SalesReportingProxyReleaseId: ReleaseId Reason? ReasonType
ReleaseResourceReferenceList: ReleaseResourceReference+
ReleaseCollectionReferenceList: NumberOfCollections? ReleaseCollectionReference+
ReleaseDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* DisplayArtistName* LabelName* RightsAgreementId? Title* DisplayArtist*
  IsMultiArtistCompilation? AdministratingRecordCompany* ReleaseType* RelatedRelease* ParentalWarningType* AvRating* MarketingComment? ResourceGroup*
  Genre* PLine* CLine* ReleaseDate? OriginalReleaseDate? OriginalDigitalReleaseDate? FileAvailabilityDescription* File* Keywords* Synopsis? Character*
  NumberOfUnitsPerPhysicalRelease? DisplayConductor*
RelatedRelease: ReleaseId+ ReferenceTitle? ReleaseSummaryDetailsByTerritory* RightsAgreementId? ReleaseRelationshipType ReleaseDate?
  OriginalReleaseDate?
ReleaseSummaryDetailsByTerritory: TerritoryCode* ExcludedTerritoryCode* DisplayArtistName* LabelName* RightsAgreementId?
ResourceGroup: Title* SequenceNumber? DisplayArtist* DisplayConductor* DisplayComposer* ResourceContributor* IndirectResourceContributor* CarrierType*
  ResourceGroup* ResourceGroupContentItem* ResourceGroupResourceReferenceList? ResourceGroupReleaseReference? ReleaseId?
ResourceGroupContentItem: SequenceNumber? SequenceSubNumber? ResourceType* ReleaseResourceReference LinkedReleaseResourceReference*
  ResourceGroupContentItemReleaseReference? ReleaseId? Duration? IsHiddenResource? IsBonusResource? IsInstantGratificationResource?
  IsPreOrderIncentiveResource?
ResourceGroupResourceReferenceList: ResourceGroupResourceReference+
ArtistProfilePage DistributionChannelPage: PartyId* ReleaseId* PageName? URL? UserName? Password?
DealList: ReleaseDeal*
ReleaseDeal: DealReleaseReference+ Deal+ EffectiveDate?
Deal: DealReference* DealTerms? ResourceUsage? DealTechnicalResourceDetailsReferenceList? DistributionChannelPage*
DealTerms: IsPreOrderDeal? CommercialModelType* Usage* AllDealsCancelled? TakeDown? TerritoryCode* ExcludedTerritoryCode* DistributionChannel*
  ExcludedDistributionChannel* PriceInformation* IsPromotional? PromotionalCode? ValidityPeriod+ ConsumerRentalPeriod? PreOrderReleaseDate?
  ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? ReleaseDisplayStartDateTime?
  TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime? PreOrderPreviewDate? PreOrderPreviewDateTime?
  PreOrderIncentiveResourceList? InstantGratificationResourceList? IsExclusive? RelatedReleaseOfferSet* PhysicalReturns? NumberOfProductsPerCarton?
  RightsClaimPolicy* WebPolicy*
Usage: UseType+ UserInterfaceType* DistributionChannelType* CarrierType* TechnicalInstantiation? NumberOfUsages?
TechnicalInstantiation: DrmEnforcementType? VideoDefinitionType? CodingType? BitRate?
DistributionChannel ExcludedDistributionChannel: PartyName* PartyId* TradingName? URL* TerritoryCode?
PriceInformation: Description? PriceRangeType? PriceType? WholesalePricePerUnit? BulkOrderWholesalePricePerUnit? SuggestedRetailPrice?
PreOrderIncentiveResourceList InstantGratificationResourceList: DealResourceReference+ Period?
RelatedReleaseOfferSet: ReleaseId* ReleaseDescription? Deal*
PhysicalReturns: PhysicalReturnsAllowed LatestDateForPhysicalReturns?
RightsClaimPolicy: Condition* RightsClaimPolicyType
Condition: Value Unit ReferenceCreation? RelationalRelator
WebPolicy: Condition AccessBlockingRequested? AccessLimitation? EmbeddingAllowed? UserRatingAllowed? UserCommentAllowed? UserResponsesAllowed?
  SyndicationAllowed?
ResourceUsage: DealResourceReference* Usage+
DealTechnicalResourceDetailsReferenceList: DealTechnicalResourceDetailsReference+
`;
