/** The contents of the elements of ERN 4.1; the format is described in `schema-table.ts`. */
export const SCHEMA_41 = `
NewReleaseMessage: MessageHeader PartyList CueSheetList? ResourceList ChapterList? ReleaseList DealList? SupplementalDocumentList?
PartyId: ISNI? DPID? IpiNameNumber? IPN? CisacSocietyId? ProprietaryId*
MessageSender/PartyId SentOnBehalfOf/PartyId MessageRecipient/PartyId MessagingPartyDescriptor/PartyId:
ResourceId: ProprietaryId+
Cue/ResourceId: ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*
Contributor Performer: ContributorPartyReference Role* InstrumentType* HasMadeFeaturedContribution? HasMadeContractedContribution? DisplayCredits*
SoundRecording: ResourceReference Type ResourceId+ WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+
  DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate? FirstPublicationDate* ParentalWarningType+ RelatedRelease* RelatedResource* CompositeMusicalWorkType? IsInstrumental?
  ContainsHiddenContent? IsRemastered? IsHiResMusic? DisplayCredits* LanguageOfPerformance* AudioChannelConfiguration? TechnicalDetails* Raga* Tala*
  Deity* AudioChapterReference*
ResourceRightsController: PartyName* PartyId* RightsControllerRole* RightShareUnknown? RightSharePercentage? DelegatedUsageRights+
WorkRightsController: RightsControllerPartyReference RightsControllerRole* RightsControllerType? RightShareUnknown? RightSharePercentage? Territory*
  StartDate? EndDate?
ReleaseId: GRid? ISRC? ICPN? CatalogNumber? ProprietaryId*
RelatedResource: ResourceRelationshipType ResourceRelatedResourceReference? ReleaseId? Timing*
TechnicalDetails: TechnicalResourceDetailsReference AudioCodecType? BitRate? OriginalBitRate? NumberOfChannels? SamplingRate? OriginalSamplingRate?
  BitsPerSample? Duration? BitDepth? IsPreview? PreviewDetails? File? Fingerprint*
Video/TechnicalDetails: TechnicalResourceDetailsReference OverallBitRate? ContainerFormat? VideoCodecType? VideoBitRate? FrameRate? ImageHeight?
  ImageWidth? AspectRatio? CoreArea? ColorDepth? VideoDefinitionType? AudioCodecType? AudioBitRate? NumberOfAudioChannels? AudioSamplingRate?
  AudioBitsPerSample? Duration? BitDepth? IsPreview? PreviewDetails? File? Fingerprint*
Image/TechnicalDetails: TechnicalResourceDetailsReference ImageCodecType? ImageHeight? ImageWidth? AspectRatio? ColorDepth? ImageResolution? BitDepth?
  IsPreview? PreviewDetails? File? Fingerprint*
Text/TechnicalDetails: TechnicalResourceDetailsReference TextCodecType? BitDepth? IsPreview? PreviewDetails? File? Fingerprint*
SheetMusic/TechnicalDetails: TechnicalResourceDetailsReference SheetMusicCodecType? BitDepth? IsPreview? PreviewDetails? File? Fingerprint*
Software/TechnicalDetails: TechnicalResourceDetailsReference OperatingSystemType? BitDepth? IsPreview? PreviewDetails? File? Fingerprint*
Video: ResourceReference Type ResourceId* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+
  Contributor* Character* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType?
  VideoCueSheetReference* ReasonForCueSheetAbsence? IsInstrumental? ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance*
  LanguageOfDubbing* SubTitleLanguage* ResourceContainedResourceReferenceList? TechnicalDetails* Raga* Tala* Deity* VideoChapterReference*
Image: ResourceReference Type ResourceId+ DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist* Contributor*
  ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease*
  RelatedResource* ContainsHiddenContent? Description* Keywords* Synopsis* TechnicalDetails*
Text: ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*
Software: ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* PLine* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? Keywords* Synopsis* TechnicalDetails*
Release: ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* DisplayArtistName+ DisplayArtist+
  ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate*
  ParentalWarningType+ AvRating* RelatedRelease* IsCompilation? IsMultiArtistCompilation? ResourceGroup ExternalResourceLink* Keywords* Synopsis*
  Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic? MarketingComment*
Genre: GenreText SubGenre?
TrackRelease: ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference*
  ReleaseLabelReference+ Genre+ MarketingComment*
DealList: ReleaseDeal+
DealTerms: TerritoryCode* ExcludedTerritoryCode* ValidityPeriod+ CommercialModelType* UseType* CarrierType* TechnicalInstantiation? NumberOfUsages?
  DistributionChannel* ExcludedDistributionChannel* RightsClaimPolicy* PriceInformation* IsPromotional? PromotionalCode? IsPreOrderDeal?
  ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? ReleaseDisplayStartDateTime?
  TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime? InstantGratificationResourceList? PhysicalReturns?
  NumberOfProductsPerCarton?
Condition: Value Unit ReferenceCreation? RelationalRelator
`;
