/** What the main elements of ERN 3.8.2 contain, in order: `?` at most once, `*` any number, `+` at least once, else once. */
export const SCHEMA_382: Readonly<Record<string, string>> = {
  NewReleaseMessage:
    "MessageHeader UpdateIndicator? IsBackfill? CatalogTransfer? WorkList? CueSheetList? ResourceList CollectionList? ReleaseList DealList?",
  MessageHeader:
    "MessageThreadId? MessageId MessageFileName? MessageSender SentOnBehalfOf? MessageRecipient+ MessageCreatedDateTime MessageAuditTrail? Comment? MessageControlType?",
  MessageSender: "PartyId+ PartyName? TradingName?",
  MessageRecipient: "PartyId+ PartyName? TradingName?",
  SentOnBehalfOf: "PartyId+ PartyName? TradingName?",
  PartyName:
    "FullName FullNameAsciiTranscribed? FullNameIndexed? NamesBeforeKeyName? KeyName? NamesAfterKeyName? AbbreviatedName?",
  ResourceList: "SoundRecording* MIDI* Video* Image* Text* SheetMusic* Software* UserDefinedResource*",
  SoundRecording:
    "SoundRecordingType? IsArtistRelated? SoundRecordingId+ IndirectSoundRecordingId* ResourceReference ReferenceTitle InstrumentationDescription? IsMedley? IsPotpourri? IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? HasPreOrderFulfillment? IsComputerGenerated? IsRemastered? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired? LanguageOfPerformance? Duration RightsAgreementId? SoundRecordingCollectionReferenceList? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate? MasteredDate? RemasteredDate? SoundRecordingDetailsByTerritory+ TerritoryOfCommissioning? NumberOfFeaturedArtists? NumberOfNonFeaturedArtists? NumberOfContractedArtists? NumberOfNonContractedArtists?",
  SoundRecordingDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* DisplayArtist* DisplayConductor* ResourceContributor* IndirectResourceContributor* RightsAgreementId? DisplayArtistName* LabelName* RightsController* RemasteredDate? ResourceReleaseDate? OriginalResourceReleaseDate? PLine* CourtesyLine? SequenceNumber? HostSoundCarrier* MarketingComment? Genre* ParentalWarningType* AvRating* TechnicalSoundRecordingDetails* FulfillmentDate? Keywords* Synopsis?",
  Video:
    "VideoType? IsArtistRelated? VideoId* IndirectVideoId* ResourceReference VideoCueSheetReference* ReasonForCueSheetAbsence? ReferenceTitle? Title* InstrumentationDescription? IsMedley? IsPotpourri? IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? HasPreOrderFulfillment? IsRemastered? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired? LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* Duration RightsAgreementId? VideoCollectionReferenceList? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate? MasteredDate? RemasteredDate? VideoDetailsByTerritory+ TerritoryOfCommissioning? NumberOfFeaturedArtists? NumberOfNonFeaturedArtists? NumberOfContractedArtists? NumberOfNonContractedArtists?",
  VideoDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* DisplayArtist* DisplayConductor* ResourceContributor* IndirectResourceContributor* RightsAgreementId? DisplayArtistName* LabelName* RightsController* RemasteredDate? ResourceReleaseDate? OriginalResourceReleaseDate? PLine* CourtesyLine? SequenceNumber? HostSoundCarrier* MarketingComment? Genre* ParentalWarningType* AvRating* FulfillmentDate? Keywords* Synopsis? CLine* TechnicalVideoDetails* Character*",
  Image: "ImageType? IsArtistRelated? ImageId+ ResourceReference Title* CreationDate? ImageDetailsByTerritory+",
  ImageDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine* Description? CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType* TechnicalImageDetails*",
  Text: "TextType? IsArtistRelated? TextId* IndirectTextId* ResourceReference ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? Title* CreationDate? TextDetailsByTerritory+",
  TextDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine* CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType* TechnicalTextDetails*",
  SheetMusic:
    "SheetMusicType? IsArtistRelated? SheetMusicId+ IndirectSheetMusicId* ResourceReference LanguageOfLyrics? RightsAgreementId? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? ReferenceTitle CreationDate? SheetMusicDetailsByTerritory+",
  SheetMusicDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* CLine* CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Genre* ParentalWarningType* TechnicalSheetMusicDetails*",
  Software:
    "SoftwareType? IsArtistRelated? SoftwareId+ IndirectSoftwareId* ResourceReference ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? Title* CreationDate? SoftwareDetailsByTerritory+",
  SoftwareDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* Title* ResourceContributor* IndirectResourceContributor* DisplayArtistName* PLine* CLine* CourtesyLine? ResourceReleaseDate? OriginalResourceReleaseDate? FulfillmentDate? Keywords* Synopsis? Genre* ParentalWarningType* TechnicalSoftwareDetails*",
  MIDI: "MidiType? IsArtistRelated? MidiId+ IndirectMidiId* ResourceReference ReferenceTitle InstrumentationDescription? IsMedley? IsPotpourri? IsInstrumental? IsBackground? IsHiddenResource? IsBonusResource? IsComputerGenerated? NoSilenceBefore? NoSilenceAfter? PerformerInformationRequired? LanguageOfPerformance? Duration RightsAgreementId? ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? CreationDate? MasteredDate? RemasteredDate? MidiDetailsByTerritory+",
  UserDefinedResource:
    "UserDefinedResourceType? IsArtistRelated? UserDefinedResourceId+ IndirectUserDefinedResourceId* ResourceReference ResourceMusicalWorkReferenceList? ResourceContainedResourceReferenceList? Title* UserDefinedValue* CreationDate? UserDefinedResourceDetailsByTerritory+",
  SoundRecordingId: "ISRC? CatalogNumber? ProprietaryId*",
  VideoId: "ISRC? ISAN? VISAN? CatalogNumber? ProprietaryId* EIDR*",
  ImageId: "ProprietaryId+",
  ReferenceTitle: "TitleText SubTitle?",
  Title: "TitleText SubTitle*",
  DisplayArtist: "PartyName* PartyId* ArtistRole+ Nationality*",
  Contributor:
    "PartyName* PartyId* ResourceContributorRole* IsFeaturedArtist? IsContractedArtist? InstrumentType* ArtistDelegatedUsageRights? Sex? Nationality* DateAndPlaceOfBirth? DateAndPlaceOfDeath? PrimaryRole? Performance* PrimaryInstrumentType? GoverningAgreementType? ContactInformation? TerritoryOfResidency? Citizenship? AdditionalRoles* Genre* Membership*",
  ResourceContributor:
    "PartyName* PartyId* ResourceContributorRole* IsFeaturedArtist? IsContractedArtist? InstrumentType* ArtistDelegatedUsageRights? Sex? Nationality* DateAndPlaceOfBirth? DateAndPlaceOfDeath? PrimaryRole? Performance* PrimaryInstrumentType? GoverningAgreementType? ContactInformation? TerritoryOfResidency? Citizenship? AdditionalRoles* Genre* Membership*",
  PLine: "Year? PLineCompany? PLineText",
  CLine: "Year? CLineCompany? CLineText",
  Genre: "GenreText SubGenre?",
  TechnicalSoundRecordingDetails:
    "TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? AudioCodecType? BitRate? NumberOfChannels? SamplingRate? BitsPerSample? Duration? ResourceProcessingRequired? UsableResourceDuration? IsPreview? PreviewDetails? FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*",
  TechnicalVideoDetails:
    "TechnicalResourceDetailsReference DrmPlatformType? OverallBitRate? ContainerFormat? VideoCodecType? VideoBitRate? FrameRate? ImageHeight? ImageWidth? AspectRatio? ColorDepth? VideoDefinitionType? AudioCodecType? AudioBitRate? NumberOfAudioChannels? AudioSamplingRate? AudioBitsPerSample? Duration? ResourceProcessingRequired? UsableResourceDuration? IsPreview? PreviewDetails? FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*",
  TechnicalImageDetails:
    "TechnicalResourceDetailsReference DrmPlatformType? ContainerFormat? ImageCodecType? ImageHeight? ImageWidth? AspectRatio? ColorDepth? ImageResolution? IsPreview? PreviewDetails? FulfillmentDate? ConsumerFulfillmentDate? FileAvailabilityDescription* File* Fingerprint*",
  ReleaseList: "Release*",
  Release:
    "ReleaseId+ ReleaseReference* ExternalResourceLink* SalesReportingProxyReleaseId* ReferenceTitle ReleaseResourceReferenceList? ResourceOmissionReason? ReleaseCollectionReferenceList? ReleaseType* ReleaseDetailsByTerritory+ LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* Duration? RightsAgreementId? PLine* CLine* ArtistProfilePage* GlobalReleaseDate? GlobalOriginalReleaseDate?",
  ReleaseDetailsByTerritory:
    "TerritoryCode* ExcludedTerritoryCode* DisplayArtistName* LabelName* RightsAgreementId? Title* DisplayArtist* IsMultiArtistCompilation? AdministratingRecordCompany* ReleaseType* RelatedRelease* ParentalWarningType* AvRating* MarketingComment? ResourceGroup* Genre* PLine* CLine* ReleaseDate? OriginalReleaseDate? OriginalDigitalReleaseDate? FileAvailabilityDescription* File* Keywords* Synopsis? Character* NumberOfUnitsPerPhysicalRelease? DisplayConductor*",
  ReleaseId: "GRid? ISRC? ICPN? CatalogNumber? ProprietaryId*",
  ReleaseResourceReferenceList: "ReleaseResourceReference+",
  ResourceGroup:
    "Title* SequenceNumber? DisplayArtist* DisplayConductor* DisplayComposer* ResourceContributor* IndirectResourceContributor* CarrierType* ResourceGroup* ResourceGroupContentItem* ResourceGroupResourceReferenceList? ResourceGroupReleaseReference? ReleaseId?",
  ResourceGroupContentItem:
    "SequenceNumber? SequenceSubNumber? ResourceType* ReleaseResourceReference LinkedReleaseResourceReference* ResourceGroupContentItemReleaseReference? ReleaseId? Duration? IsHiddenResource? IsBonusResource? IsInstantGratificationResource? IsPreOrderIncentiveResource?",
  RelatedRelease:
    "ReleaseId+ ReferenceTitle? ReleaseSummaryDetailsByTerritory* RightsAgreementId? ReleaseRelationshipType ReleaseDate? OriginalReleaseDate?",
  DealList: "ReleaseDeal*",
  ReleaseDeal: "DealReleaseReference+ Deal+ EffectiveDate?",
  Deal: "DealReference* DealTerms? ResourceUsage? DealTechnicalResourceDetailsReferenceList? DistributionChannelPage*",
  DealTerms:
    "IsPreOrderDeal? CommercialModelType* Usage* AllDealsCancelled? TakeDown? TerritoryCode* ExcludedTerritoryCode* DistributionChannel* ExcludedDistributionChannel* PriceInformation* IsPromotional? PromotionalCode? ValidityPeriod+ ConsumerRentalPeriod? PreOrderReleaseDate? ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? ReleaseDisplayStartDateTime? TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime? PreOrderPreviewDate? PreOrderPreviewDateTime? PreOrderIncentiveResourceList? InstantGratificationResourceList? IsExclusive? RelatedReleaseOfferSet* PhysicalReturns? NumberOfProductsPerCarton? RightsClaimPolicy* WebPolicy*",
  Usage: "UseType+ UserInterfaceType* DistributionChannelType* CarrierType* TechnicalInstantiation? NumberOfUsages?",
  ValidityPeriod: "StartDate? EndDate? StartDateTime? EndDateTime?",
  PriceInformation:
    "Description? PriceRangeType? PriceType? WholesalePricePerUnit? BulkOrderWholesalePricePerUnit? SuggestedRetailPrice?",
};
