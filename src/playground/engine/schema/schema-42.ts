import { SCHEMA_4 } from "./schema-4";

/** What the main elements of ERN 4.2 contain. */
export const SCHEMA_42: Readonly<Record<string, string>> = {
  ...SCHEMA_4,
  NewReleaseMessage:
    "MessageHeader ReleaseAdmin* PartyList CueSheetList? ResourceList ChapterList? ReleaseList DealList? SupplementalDocumentList?",
  SoundRecording:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate? FirstPublicationDate* LocationAndDateOfSession* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsCover? IsInstrumental? ContainsHiddenContent? IsRemastered? IsHiResMusic? DisableCrossfade? DisableSearch? DisplayCredits* LanguageOfPerformance* AudioChannelConfiguration? TechnicalDetails* Raga* Tala* Deity* AudioChapterReference*",
  Video:
    "ResourceReference Type ResourceId* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType? VideoCueSheetReference* ReasonForCueSheetAbsence? IsCover? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? TechnicalDetails* Raga* Tala* Deity* VideoChapterReference*",
  Image:
    "ResourceReference Type ResourceId+ DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? Description* TechnicalDetails*",
  Text: "ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails*",
  Software:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails*",
  Contributor:
    "ContributorPartyReference? Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? IsCredited? DisplayCredits*",
  Genre: "GenreText SubGenre? GenreCategory* SubGenreCategory*",
  Release:
    "ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* DisplayArtistName+ DisplayArtist+ ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate* ReleaseVisibilityReference? ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* IsSingleArtistCompilation? IsMultiArtistCompilation? ResourceGroup ExternalResourceLink* TargetURL? Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic? MarketingComment*",
  TrackRelease:
    "ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference* ReleaseLabelReference+ Genre+ ReleaseVisibilityReference? RelatedRelease* RelatedResource* TargetURL? Keywords* Synopsis* MarketingComment*",
  ReleaseId: "GRid? ICPN? CatalogNumber? ProprietaryId*",
  DealList: "ReleaseDeal+ ReleaseVisibility* TrackReleaseVisibility*",
  DealTerms:
    "TerritoryCode* ExcludedTerritoryCode* ValidityPeriod+ CommercialModelType* UseType* UserInterfaceType* CarrierType* TechnicalInstantiation? NumberOfUsages? DistributionChannel* ExcludedDistributionChannel* RightsClaimPolicy* PriceInformation* IsPromotional? PromotionalCode? IsPreOrderDeal? InstantGratificationResourceList? PhysicalReturns? NumberOfProductsPerCarton?",
  ReleaseVisibility:
    "VisibilityReference ReleaseDisplayStartDateTime? CoverArtPreviewStartDateTime? FullTrackListingPreviewStartDateTime?",
};
