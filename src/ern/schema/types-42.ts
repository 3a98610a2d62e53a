/** Those of ERN 4.2; the format is described in `schema-table.ts`. */
export const TYPES_42 = `
PartyId: dpid
Party/PartyName Contributor/PartyName: - @ApplicableTerritoryCode @IsDefault @IsLegalName @IsNickname @IsStageName @LanguageAndScriptCode
ReleaseAdminId PersonnelDescription SystemDescription VenueName VenueAddress LocationCode VenueRoom EncodingDescription TargetURL: string
IpiNameNumber: ipi
Venue/TerritoryCode TerritoryOfRightsDelegation: territory @IdentifierType=TerritoryCodeTypeIncludingDeprecatedCodes
PartyRelationshipType: PartyRelationshipType @MayBeShared @Namespace @UserDefinedValue
IsCredited: boolean @MayBeShared
RightsControlType: RightsControllerRole
SessionType: SessionType @Namespace @UserDefinedValue
Comment GenreCategory/Description: string @ApplicableTerritoryCode @Format @IsDefault @LanguageAndScriptCode @Namespace @UserDefinedValue
ReleaseLabelReference: referenceP @AccessControlParty @ApplicableTerritoryCode @IsDefault @LabelType @LanguageAndScriptCode @Namespace
  @UserDefinedValue
RelatedRelease/ReleaseLabelReference: referenceP @ApplicableTerritoryCode @IsDefault @LabelType @LanguageAndScriptCode @Namespace @UserDefinedValue
IsCover DisableCrossfade DisableSearch IsProvidedInDelivery IsSingleArtistCompilation: boolean
LanguageOfPerformance LanguageOfDubbing SubTitleLanguage LanguageOfLyrics: language
EncodingId: - @IsReplaced
Reason: RatingReason @Namespace @UserDefinedValue
VideoDefinitionType: VideoDefinitionType @Namespace @UserDefinedValue
GenreCategory: - @ApplicableTerritoryCode
Value: ClassifiedGenre @LanguageAndScriptCode @Namespace @UserDefinedValue
SubGenreCategory/Value: SubGenre @Namespace @UserDefinedValue
Condition/Value: decimal
ReleaseVisibilityReference VisibilityReference: referenceV
UserInterfaceType: UserInterfaceType @Namespace @UserDefinedValue
MeasurementType: MeasurementType
PriceInformation: - @Namespace @PriceType @UserDefinedValue
FullTrackListingPreviewStartDateTime: dateTime
Party/PartyId DistributionChannel/PartyId ExcludedDistributionChannel/PartyId DistributionChannelPage/PartyId ReleaseAdmin
  LocationAndDateOfSession/Contributor LocationAndDateOfSession Period Venue SubGenreCategory ReleaseVisibility TrackReleaseVisibility: -
`;

/** Those of ERN 4.3 that differ from 4.2. */
export const TYPES_43 = `
NewReleaseMessage: - @AvsVersionId! @LanguageAndScriptCode! @ReleaseProfileVariantVersionId @ReleaseProfileVersionId
MessageSender/PartyId SentOnBehalfOf/PartyId MessageRecipient/PartyId MessagingPartyDescriptor/PartyId: dpid
Party/PartyName Contributor/PartyName: - @ApplicableTerritoryCode @IsDefault @IsInOriginalLanguage @IsLegalName @IsNickname @IsStageName
  @LanguageAndScriptCode
ServiceException/PartyName: - @LanguageAndScriptCode
ServiceException/TradingName: string @LanguageAndScriptCode
Type: EditionType
Affiliation/Type: AffiliationType
DeliveryFile/Type: DeliveryFileType
DisplayTitleText DisplayArtistName: string @ApplicableTerritoryCode @IsDefault @IsInOriginalLanguage @LanguageAndScriptCode
DisplayTitle: - @ApplicableTerritoryCode @IsDefault @IsInOriginalLanguage @LanguageAndScriptCode
AdditionalTitle: - @ApplicableTerritoryCode @IsDefault @IsInOriginalLanguage @LanguageAndScriptCode @Namespace @TitleType @UserDefinedValue
SoundRecording Video: - @ApplyClassicalProfileVariant @IsSupplemental @LanguageAndScriptCode
EditionContributor: - @SequenceNumber
RecordingMode: RecordingMode
NumberOfChannels: string
NumberOfAudioObjects: integer
HasImmersiveAudioMetadata IsClip HasVocalPerformance HasForegroundVocalPerformance: boolean
ClipType: ClipType @Namespace @UserDefinedValue
RecordingFormat: RecordingFormat @Namespace @UserDefinedValue
LanguageOfPerformance LanguageOfText: language @IsMainLanguage
AspectRatio: decimal @AppliesToCroppedResource @AspectRatioType
ElectroOpticalTransferFunctionType: ElectroOpticalTransferFunctionType
PrimaryColorType: PrimaryColorType
HdrVideoDynamicMetadataType: HdrVideoDynamicMetadataType @SdrDerivationPermitted @Version
HdrVideoStaticMetadataType: HdrVideoStaticMetadataType
LinkedReleaseResourceReference: referenceA @IsMultiFile @LanguageAndScriptCode @LinkDescription @Namespace @SequenceNumber @UserDefinedValue
ReleaseVisibility TrackReleaseVisibility: - @DoNotDisplayDates
PartyId SoundRecordingEdition DeliveryFile ClipDetails VideoEdition ClipRelease Segment ServiceException Channel: -
Timing/StartPoint: decimal
`;
