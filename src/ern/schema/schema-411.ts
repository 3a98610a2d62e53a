/** The contents of the elements of ERN 4.1.1 that differ from 4.1; the format is described in `schema-table.ts`. */
export const SCHEMA_411 = `
PartyId:
Party/PartyId DistributionChannel/PartyId ExcludedDistributionChannel/PartyId DistributionChannelPage/PartyId: ISNI? DPID? IpiNameNumber? IPN?
  CisacSocietyId? ProprietaryId*
Contributor Performer: ContributorPartyReference Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? IsCredited?
  DisplayCredits*
SoundRecording: ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+
  DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate? FirstPublicationDate* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsCover? IsInstrumental?
  ContainsHiddenContent? IsRemastered? IsHiResMusic? DisplayCredits* LanguageOfPerformance* AudioChannelConfiguration? TechnicalDetails* Raga* Tala*
  Deity* AudioChapterReference*
ResourceRightsController: RightsControllerPartyReference RightsControllerRole* RightShareUnknown? RightSharePercentage? DelegatedUsageRights+
Video: ResourceReference Type ResourceId* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+
  Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType?
  VideoCueSheetReference* ReasonForCueSheetAbsence? IsCover? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits*
  LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? TechnicalDetails* Raga* Tala* Deity*
  VideoChapterReference*
Image: ResourceReference Type ResourceId+ DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor*
  ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease*
  RelatedResource* ContainsHiddenContent? Description* TechnicalDetails*
Text: ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails*
Software: ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails*
TrackRelease: ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference*
  ReleaseLabelReference+ Genre+ Keywords* Synopsis* MarketingComment*
`;
