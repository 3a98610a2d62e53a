/** The contents of the elements of ERN 4.3 that differ from 4.2; the format is described in `schema-table.ts`. */
export const SCHEMA_43 = `
PartyId: ISNI? DPID? IpiNameNumber? IPN? CisacSocietyId? ProprietaryId*
MessageSender/PartyId SentOnBehalfOf/PartyId MessageRecipient/PartyId MessagingPartyDescriptor/PartyId:
SoundRecordingEdition/ResourceId: ISRC? CatalogNumber? ProprietaryId*
VideoEdition/ResourceId: ISRC? ISAN? VISAN? CatalogNumber? ProprietaryId* EIDR*
SoundRecording: ResourceReference Type SoundRecordingEdition+ RecordingFormat* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType*
  DisplayArtistName+ DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* CourtesyLine* Duration CreationDate?
  MasteredDate? RemasteredDate? FirstPublicationDate* LocationAndDateOfSession* ParentalWarningType+ RelatedRelease* RelatedResource*
  CompositeMusicalWorkType? IsCover? HasVocalPerformance? HasForegroundVocalPerformance? IsInstrumental? ContainsHiddenContent? IsRemastered?
  IsHiResMusic? DisableCrossfade? DisableSearch? DisplayCredits* LanguageOfPerformance* Raga* Tala* Deity* AudioChapterReference*
SoundRecordingEdition: Type? ResourceId+ EditionContributor* PLine* RecordingMode? TechnicalDetails*
EditionContributor: ContributorPartyReference Role* HasMadeFeaturedContribution? HasMadeContractedContribution? IsCredited? DisplayCredits*
TechnicalDetails Video/TechnicalDetails: TechnicalResourceDetailsReference DeliveryFile* HasImmersiveAudioMetadata? IsClip? ClipDetails*
VideoEdition/TechnicalDetails: TechnicalResourceDetailsReference OverallBitRate? DeliveryFile* IsClip? ClipDetails*
Image/TechnicalDetails: TechnicalResourceDetailsReference ImageCodecType? ImageHeight? ImageWidth? AspectRatio* ColorDepth? ImageResolution? BitDepth?
  IsClip? ClipDetails* File? IsProvidedInDelivery? Fingerprint*
Text/TechnicalDetails: TechnicalResourceDetailsReference TextCodecType? BitDepth? IsClip? ClipDetails* File? IsProvidedInDelivery? Fingerprint*
SheetMusic/TechnicalDetails: TechnicalResourceDetailsReference SheetMusicCodecType? BitDepth? IsClip? ClipDetails* File? IsProvidedInDelivery?
  Fingerprint*
Software/TechnicalDetails: TechnicalResourceDetailsReference OperatingSystemType? BitDepth? IsClip? ClipDetails* File? IsProvidedInDelivery?
  Fingerprint*
DeliveryFile: Type ContainerFormat? VideoCodecType? VideoBitRate? FrameRate? ImageHeight? ImageWidth? AspectRatio* CoreArea? ColorDepth?
  VideoDefinitionType? AudioCodecType? BitRate? OriginalBitRate? NumberOfChannels? HasImmersiveAudioMetadata? ElectroOpticalTransferFunctionType?
  PrimaryColorType? HdrVideoDynamicMetadataType? HdrVideoStaticMetadataType? AudioBitRate? NumberOfAudioChannels? NumberOfAudioObjects? SamplingRate?
  OriginalSamplingRate? BitsPerSample? AudioSamplingRate? AudioBitsPerSample? Duration? BitDepth? File? Fingerprint* IsProvidedInDelivery?
ClipDetails: TechnicalResourceDetailsReference? ClipType Timing* TopLeftCorner? BottomRightCorner? ExpressionType DeliveryFile*
SoundRecordingEdition//DeliveryFile: Type ContainerFormat? AudioCodecType? BitRate? OriginalBitRate? NumberOfChannels? NumberOfAudioObjects?
  SamplingRate? OriginalSamplingRate? BitsPerSample? Duration? BitDepth? File? Fingerprint* IsProvidedInDelivery?
VideoEdition//DeliveryFile: Type ContainerFormat? VideoCodecType? VideoBitRate? FrameRate? ImageHeight? ImageWidth? AspectRatio* CoreArea? ColorDepth?
  VideoDefinitionType? AudioCodecType? HasImmersiveAudioMetadata? ElectroOpticalTransferFunctionType? PrimaryColorType? HdrVideoDynamicMetadataType?
  HdrVideoStaticMetadataType? AudioBitRate? NumberOfAudioChannels? NumberOfAudioObjects? AudioSamplingRate? AudioBitsPerSample? Duration? BitDepth?
  File? Fingerprint* IsProvidedInDelivery?
SoundRecordingEdition//ClipDetails: TechnicalResourceDetailsReference ClipType Timing* ExpressionType DeliveryFile*
VideoEdition//ClipDetails: TechnicalResourceDetailsReference ClipType Timing* TopLeftCorner? BottomRightCorner? ExpressionType DeliveryFile*
Image//ClipDetails Text//ClipDetails SheetMusic//ClipDetails Software//ClipDetails: ClipType TopLeftCorner? BottomRightCorner? ExpressionType
Timing: StartPoint EndPoint? DurationUsed*
ResourceRightsController: RightsControllerPartyReference RightsControlType* RightShareUnknown? RightSharePercentage? DelegatedUsageRights*
Video: ResourceReference Type VideoEdition+ RecordingFormat* WorkId* DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+
  DisplayArtist+ Contributor* Character* ResourceRightsController* WorkRightsController* CourtesyLine* Duration CreationDate? MasteredDate?
  RemasteredDate* FirstPublicationDate* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* CompositeMusicalWorkType?
  VideoCueSheetReference* ReasonForCueSheetAbsence? IsCover? HasVocalPerformance? HasForegroundVocalPerformance? IsInstrumental?
  ContainsHiddenContent? IsRemastered? DisplayCredits* LanguageOfPerformance* LanguageOfDubbing* SubTitleLanguage*
  ResourceContainedResourceReferenceList? Raga* Tala* Deity* VideoChapterReference*
VideoEdition: Type? ResourceId+ EditionContributor* PLine* CLine* RecordingMode? TechnicalDetails*
Text: ResourceReference Type ResourceId* WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName* DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? ResourceContainedResourceReferenceList? TechnicalDetails* LanguageOfText*
ReleaseList: Release? TrackRelease* ClipRelease*
Release: ReleaseReference ReleaseType+ ReleaseId DisplayTitleText+ DisplayTitle+ AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist+
  ReleaseLabelReference+ AdministratingRecordCompany* PLine* CLine* CourtesyLine* Duration? Genre+ ReleaseDate* OriginalReleaseDate*
  ReleaseVisibilityReference* ParentalWarningType+ AvRating* RelatedRelease* RelatedResource* IsSingleArtistCompilation? IsMultiArtistCompilation?
  ResourceGroup ExternalResourceLink* TargetURL? Keywords* Synopsis* Raga* Tala* Deity* HiResMusicDescription? IsSoundtrack? IsHiResMusic?
  MarketingComment*
TrackRelease: ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference LinkedReleaseResourceReference*
  ReleaseLabelReference+ Genre+ ReleaseVisibilityReference* RelatedRelease* RelatedResource* TargetURL? Keywords* Synopsis* MarketingComment*
ClipRelease: ReleaseReference ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* ReleaseResourceReference ReleaseLabelReference+ Genre+
  RelatedRelease*
Condition: Value Unit ReferenceCreation? RelationalRelator MeasurementType? Segment* ServiceException*
Segment: StartTime Duration? EndTime?
ServiceException: PartyName* PartyId* TradingName? URL* Channel*
Channel: ProprietaryId* URL*
ReleaseVisibility: VisibilityReference TerritoryCode* ExcludedTerritoryCode* ReleaseDisplayStartDateTime? CoverArtPreviewStartDateTime?
  FullTrackListingPreviewStartDateTime? ClipPreviewStartDateTime?
TrackReleaseVisibility: VisibilityReference TerritoryCode* ExcludedTerritoryCode* TrackListingPreviewStartDateTime ClipPreviewStartDateTime?
SoundRecording/ResourceId Video/ResourceId: ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*
`;
