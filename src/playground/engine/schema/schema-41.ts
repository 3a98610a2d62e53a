import { SCHEMA_4 } from "./schema-4";

/** What the main elements of ERN 4.1 contain. */
export const SCHEMA_41: Readonly<Record<string, string>> = {
  ...SCHEMA_4,
  NewReleaseMessage:
    "MessageHeader PartyList CueSheetList? ResourceList ChapterList? ReleaseList DealList? SupplementalDocumentList?",
  SoundRecording:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate? FirstPublicationDate* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsInstrumental? ContainsHiddenContent? IsRemastered? IsHiResMusic? DisplayCredits* LanguageOfPerformance* AudioChannelConfiguration? TechnicalDetails* Raga* Tala* Deity* AudioChapterReference*",
  Video:
    "ResourceReference Type ResourceId* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType? VideoCueSheetReference* ReasonForCueSheetAbsence? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? TechnicalDetails* Raga* Tala* Deity* VideoChapterReference*",
  Image:
    "ResourceReference Type ResourceId+ DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? Description* Keywords* Synopsis* TechnicalDetails*",
  Text: "ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*",
  Software:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*",
  Contributor:
    "ContributorPartyReference Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? DisplayCredits*",
  Genre: "GenreText SubGenre?",
  Release:
    "ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* DisplayArtistName+ DisplayArtist+ ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate* ParentalWarningType+ AvRating* RelatedRelease* IsCompilation? IsMultiArtistCompilation? ResourceGroup ExternalResourceLink* Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic? MarketingComment*",
  TrackRelease:
    "ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference* ReleaseLabelReference+ Genre+ MarketingComment*",
  ReleaseId: "GRid? ISRC? ICPN? CatalogNumber? ProprietaryId*",
  DealList: "ReleaseDeal+",
  DealTerms:
    "TerritoryCode* ExcludedTerritoryCode* ValidityPeriod+ CommercialModelType* UseType* CarrierType* TechnicalInstantiation? NumberOfUsages? DistributionChannel* ExcludedDistributionChannel* RightsClaimPolicy* PriceInformation* IsPromotional? PromotionalCode? IsPreOrderDeal? ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? ReleaseDisplayStartDateTime? TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime? InstantGratificationResourceList? PhysicalReturns? NumberOfProductsPerCarton?",
};
