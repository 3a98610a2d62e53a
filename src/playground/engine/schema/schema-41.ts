/** What the main elements of ERN 4.1 contain, in order: `?` at most once, `*` any number, `+` at least once, else once. */
export const SCHEMA_41: Readonly<Record<string, string>> = {
  NewReleaseMessage:
    "MessageHeader PartyList CueSheetList? ResourceList ChapterList? ReleaseList DealList? SupplementalDocumentList?",
  MessageHeader:
    "MessageThreadId? MessageId MessageFileName? MessageSender SentOnBehalfOf? MessageRecipient+ MessageCreatedDateTime MessageAuditTrail? MessageControlType?",
  MessageSender: "PartyId PartyName? TradingName?",
  MessageRecipient: "PartyId PartyName? TradingName?",
  SentOnBehalfOf: "PartyId PartyName? TradingName?",
  PartyList: "Party+",
  Party: "PartyReference PartyName* PartyId* Affiliation* RelatedParty* ArtistProfilePage*",
  PartyName:
    "FullName FullNameAsciiTranscribed? FullNameIndexed? NamesBeforeKeyName? KeyName? NamesAfterKeyName? AbbreviatedName?",
  PartyId: "ISNI? DPID? IpiNameNumber? IPN? CisacSocietyId? ProprietaryId*",
  ResourceList: "SoundRecording* Video* Image* Text* SheetMusic* Software*",
  SoundRecording:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate? FirstPublicationDate* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsInstrumental? ContainsHiddenContent? IsRemastered? IsHiResMusic? DisplayCredits* LanguageOfPerformance* AudioChannelConfiguration? TechnicalDetails* Raga* Tala* Deity* AudioChapterReference*",
  Video:
    "ResourceReference Type ResourceId* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType? VideoCueSheetReference* ReasonForCueSheetAbsence? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? TechnicalDetails* Raga* Tala* Deity* VideoChapterReference*",
  Image:
    "ResourceReference Type ResourceId+ DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? Description* Keywords* Synopsis* TechnicalDetails*",
  Text: "ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*",
  SheetMusic:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? LanguageOfLyrics? ResourceContainedResourceReferenceList? TechnicalDetails*",
  Software:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*",
  ResourceId: "ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*",
  DisplayTitle: "TitleText SubTitle*",
  AdditionalTitle: "TitleText SubTitle*",
  DisplayArtist: "ArtistPartyReference DisplayArtistRole ArtisticRole* TitleDisplayInformation*",
  Contributor:
    "ContributorPartyReference Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? DisplayCredits*",
  PLine: "Year? PLineCompany? PLineText",
  CLine: "Year? CLineCompany? CLineText",
  Genre: "GenreText SubGenre?",
  ReleaseList: "Release? TrackRelease*",
  Release:
    "ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* DisplayArtistName+ DisplayArtist+ ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate* ParentalWarningType+ AvRating* RelatedRelease* IsCompilation? IsMultiArtistCompilation? ResourceGroup ExternalResourceLink* Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic? MarketingComment*",
  TrackRelease:
    "ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference* ReleaseLabelReference+ Genre+ MarketingComment*",
  ReleaseId: "GRid? ISRC? ICPN? CatalogNumber? ProprietaryId*",
  ResourceGroup:
    "DisplayTitleText* DisplayTitle* AdditionalTitle* SequenceNumber? NoDisplaySequence? DisplaySequence? DisplayArtist* CarrierType* Duration? ResourceGroupReleaseReference? ReleaseId? ResourceGroup* ResourceGroupContentItem* LinkedReleaseResourceReference*",
  ResourceGroupContentItem:
    "SequenceNumber? NoDisplaySequence? DisplaySequence? ReleaseResourceReference LinkedReleaseResourceReference* IsBonusResource? IsInstantGratificationResource? IsPreOrderIncentiveResource?",
  RelatedRelease:
    "ReleaseRelationshipType ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* DisplayArtistName* ReleaseLabelReference* ReleaseDate? OriginalReleaseDate?",
  DealList: "ReleaseDeal+",
  ReleaseDeal: "DealReleaseReference+ Deal+",
  Deal: "DealReference* IsCommunicatedOutOfBand? DealTerms? DealTechnicalResourceDetailsReferenceList? DistributionChannelPage*",
  DealTerms:
    "TerritoryCode* ExcludedTerritoryCode* ValidityPeriod+ CommercialModelType* UseType* CarrierType* TechnicalInstantiation? NumberOfUsages? DistributionChannel* ExcludedDistributionChannel* RightsClaimPolicy* PriceInformation* IsPromotional? PromotionalCode? IsPreOrderDeal? ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? ReleaseDisplayStartDateTime? TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime? InstantGratificationResourceList? PhysicalReturns? NumberOfProductsPerCarton?",
  ValidityPeriod: "StartDate? EndDate? StartDateTime? EndDateTime?",
  PriceInformation: "PriceCode? WholesalePricePerUnit? BulkOrderWholesalePricePerUnit? SuggestedRetailPrice?",
};
