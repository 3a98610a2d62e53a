import { SCHEMA_42 } from "./schema-42";

/** What the main elements of ERN 4.3 contain: those of 4.2, but for these. */
export const SCHEMA_43: Readonly<Record<string, string>> = {
  ...SCHEMA_42,
  SoundRecording:
    "ResourceReference Type SoundRecordingEdition+ RecordingFormat* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate? FirstPublicationDate* LocationAndDateOfSession* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsCover? HasVocalPerformance? HasForegroundVocalPerformance? IsInstrumental? ContainsHiddenContent? IsRemastered? IsHiResMusic? DisableCrossfade? DisableSearch? DisplayCredits* LanguageOfPerformance* Raga* Tala* Deity* AudioChapterReference*",
  SoundRecordingEdition: "Type? ResourceId+ EditionContributor* PLine* RecordingMode? TechnicalDetails*",
  Video:
    "ResourceReference Type VideoEdition+ RecordingFormat* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* CourtesyLine* Duration CreationDate? MasteredDate? RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType? VideoCueSheetReference* ReasonForCueSheetAbsence? IsCover? HasVocalPerformance? HasForegroundVocalPerformance? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? Raga* Tala* Deity* VideoChapterReference*",
  VideoEdition: "Type? ResourceId+ EditionContributor* PLine* CLine* RecordingMode? TechnicalDetails*",
  Text: "ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails* LanguageOfText*",
  ReleaseList: "Release? TrackRelease* ClipRelease*",
  Release:
    "ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+ ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate* ReleaseVisibilityReference* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* IsSingleArtistCompilation? IsMultiArtistCompilation? ResourceGroup ExternalResourceLink* TargetURL? Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic? MarketingComment*",
  TrackRelease:
    "ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference* ReleaseLabelReference+ Genre+ ReleaseVisibilityReference* RelatedRelease* RelatedResource* TargetURL? Keywords* Synopsis* MarketingComment*",
  ReleaseVisibility:
    "VisibilityReference TerritoryCode* ExcludedTerritoryCode* ReleaseDisplayStartDateTime? CoverArtPreviewStartDateTime? FullTrackListingPreviewStartDateTime? ClipPreviewStartDateTime?",
};
