/** The contents of the elements of ERN 4.2; the format is described in `schema-table.ts`. */
export const SCHEMA_42 = `
NewReleaseMessage: MessageHeader ReleaseAdmin* PartyList CueSheetList? ResourceList ChapterList? ReleaseList DealList? SupplementalDocumentList?
PartyId:
Party/PartyId DistributionChannel/PartyId ExcludedDistributionChannel/PartyId DistributionChannelPage/PartyId: ISNI? DPID? IpiNameNumber? IPN?
  CisacSocietyId? ProprietaryId*
ReleaseAdmin: ReleaseAdminId PersonnelDescription? SystemDescription*
ResourceId: ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*
Image/ResourceId Software/ResourceId: ProprietaryId+
Contributor Performer: ContributorPartyReference Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? IsCredited?
  DisplayCredits*
LocationAndDateOfSession/Contributor: ISNI? DPID? IpiNameNumber? IPN? ProprietaryId* PartyName? Role?
SoundRecording: ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+
  DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate? FirstPublicationDate* LocationAndDateOfSession* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType?
  IsCover? IsInstrumental? ContainsHiddenContent? IsRemastered? IsHiResMusic? DisableCrossfade? DisableSearch? DisplayCredits* LanguageOfPerformance*
  AudioChannelConfiguration? TechnicalDetails* Raga* Tala* Deity* AudioChapterReference*
ResourceRightsController: RightsControllerPartyReference RightsControlType* RightShareUnknown? RightSharePercentage? DelegatedUsageRights+
WorkRightsController: RightsControllerPartyReference RightsControlType* RightsControllerType? RightShareUnknown? RightSharePercentage? Territory*
  StartDate? EndDate?
LocationAndDateOfSession: SessionType* Period? Venue* Comment? Contributor*
Period: StartDate? EndDate? StartDateTime? EndDateTime?
Venue: VenueName? VenueAddress? TerritoryCode? LocationCode? VenueRoom?
ReleaseId: GRid? ICPN? CatalogNumber? ProprietaryId*
RelatedResource: ResourceRelationshipType ResourceRelatedResourceReference? ResourceId? Timing*
TechnicalDetails: TechnicalResourceDetailsReference EncodingId? AudioCodecType? BitRate? OriginalBitRate? NumberOfChannels? SamplingRate?
  OriginalSamplingRate? BitsPerSample? Duration? BitDepth? IsPreview? PreviewDetails? File? IsProvidedInDelivery? Fingerprint* EncodingDescription?
Video/TechnicalDetails: TechnicalResourceDetailsReference EncodingId? OverallBitRate? ContainerFormat? VideoCodecType? VideoBitRate? FrameRate?
  ImageHeight? ImageWidth? AspectRatio? CoreArea? ColorDepth? VideoDefinitionType? AudioCodecType? AudioBitRate? NumberOfAudioChannels?
  AudioSamplingRate? AudioBitsPerSample? Duration? BitDepth? IsPreview? PreviewDetails? File? IsProvidedInDelivery? Fingerprint* EncodingDescription?
Image/TechnicalDetails: TechnicalResourceDetailsReference ImageCodecType? ImageHeight? ImageWidth? AspectRatio? ColorDepth? ImageResolution? BitDepth?
  IsPreview? PreviewDetails? File? IsProvidedInDelivery? Fingerprint*
Text/TechnicalDetails: TechnicalResourceDetailsReference TextCodecType? BitDepth? IsPreview? PreviewDetails? File? IsProvidedInDelivery? Fingerprint*
SheetMusic/TechnicalDetails: TechnicalResourceDetailsReference SheetMusicCodecType? BitDepth? IsPreview? PreviewDetails? File? IsProvidedInDelivery?
  Fingerprint*
Software/TechnicalDetails: TechnicalResourceDetailsReference OperatingSystemType? BitDepth? IsPreview? PreviewDetails? File? IsProvidedInDelivery?
  Fingerprint*
EncodingId: ISRC? ISAN? VISAN? CatalogNumber? ProprietaryId* EIDR*
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
Release: ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* DisplayArtistName+ DisplayArtist+
  ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate*
  ReleaseVisibilityReference? ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* IsSingleArtistCompilation? IsMultiArtistCompilation?
  ResourceGroup ExternalResourceLink* TargetURL? Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic?
  MarketingComment*
Genre: GenreText SubGenre? GenreCategory* SubGenreCategory*
GenreCategory: Value Description*
SubGenreCategory: Value+
TrackRelease: ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference*
  ReleaseLabelReference+ Genre+ ReleaseVisibilityReference? RelatedRelease* RelatedResource* TargetURL? Keywords* Synopsis* MarketingComment*
DealList: ReleaseDeal+ ReleaseVisibility* TrackReleaseVisibility*
DealTerms: TerritoryCode* ExcludedTerritoryCode* ValidityPeriod+ CommercialModelType* UseType* UserInterfaceType* CarrierType* TechnicalInstantiation?
  NumberOfUsages? DistributionChannel* ExcludedDistributionChannel* RightsClaimPolicy* PriceInformation* IsPromotional? PromotionalCode?
  IsPreOrderDeal? InstantGratificationResourceList? PhysicalReturns? NumberOfProductsPerCarton?
Condition: Value Unit ReferenceCreation? RelationalRelator MeasurementType?
ReleaseVisibility: VisibilityReference ReleaseDisplayStartDateTime? CoverArtPreviewStartDateTime? FullTrackListingPreviewStartDateTime?
TrackReleaseVisibility: VisibilityReference TrackListingPreviewStartDateTime ClipPreviewStartDateTime?
`;
