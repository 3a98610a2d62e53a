/** The values and attributes that ERN 4.1 and 4.2 share; the format is described in `schema-table.ts`. */
export const TYPES_4 = `
NewReleaseMessage: - @LanguageAndScriptCode! @ReleaseProfileVariantVersionId @ReleaseProfileVersionId
MessageThreadId MessageId MessageFileName FullNameAsciiTranscribed TradingName ISNI IPN CisacSocietyId CompanyName ArtistProfilePage ISRC ISMN ISAN
  VISAN ISBN ISSN SICI ISWC OpusNumber ComposerCatalogNumber TitleText DisplayCreditText NameUsedInDisplayCredit PLineCompany PLineText CLineCompany
  CLineText GRid ICPN URI Version Parameter HashSumValue FingerprintValue Video/Raga Video/Tala Video/Deity EIDR Rating GenreText SubGenre
  DisplaySequence URL ExternalLink FileFormat HiResMusicDescription DealReference UserName: string
DistributionChannel/PartyName ExcludedDistributionChannel/PartyName Cue/CLine ChapterList Chapter Release: - @LanguageAndScriptCode
FullName FullNameIndexed NamesBeforeKeyName KeyName NamesAfterKeyName AbbreviatedName DistributionChannel/TradingName
  ExcludedDistributionChannel/TradingName Prefix ReasonForCueSheetAbsence PageName: string @LanguageAndScriptCode
MessageCreatedDateTime DateTime ReleaseDisplayStartDateTime TrackListingPreviewStartDateTime CoverArtPreviewStartDateTime ClipPreviewStartDateTime:
  dateTime
MessageControlType: MessageControlType
PartyReference PartyAffiliateReference PartyRelatedPartyReference ContributorPartyReference DisplayCreditParty ArtistPartyReference
  CharacterPartyReference RightsControllerPartyReference RecordCompanyPartyReference: referenceP
DPID: dpid
ProprietaryId CueSheetId CatalogNumber ChapterId PriceCode: string @Namespace!
Type: AffiliationType
SoundRecording/Type: SoundRecordingType @Namespace @UserDefinedValue
Video/Type: VideoType @Namespace @UserDefinedValue
Image/Type: ImageType @Namespace @UserDefinedValue
Text/Type: TextType @Namespace @UserDefinedValue
SheetMusic/Type: SheetMusicType @Namespace @UserDefinedValue
Software/Type: SoftwareType @Namespace @UserDefinedValue
TerritoryCode ExcludedTerritoryCode: territory @IdentifierType
StartDate EndDate: date @ApplicableTerritoryCode @IsAfter @IsApproximate @IsBefore @LanguageAndScriptCode @LocationDescription
WorkRightsController/StartDate WorkRightsController/EndDate FulfillmentDate LatestDateForPhysicalReturns: date
RightsType: RightsCoverage @Namespace @UserDefinedValue
PercentageOfRightsAssignment WorkRightsController/RightSharePercentage StartPoint EndPoint FileSize: decimal
CueSheetReference VideoCueSheetReference: referenceQ
CueSheetType: CueSheetType @Namespace @UserDefinedValue
CueUseType: CueUseType @Namespace @UserDefinedValue
CueThemeType: ThemeType @Namespace @UserDefinedValue
CueVocalType: VocalType @Namespace @UserDefinedValue
CueVisualPerceptionType: VisualPerceptionType @Namespace @UserDefinedValue
CueOrigin: CueOrigin @Namespace @UserDefinedValue
ResourceId WorkId: - @IsReplaced
DisplayTitleText DisplayArtistName CourtesyLine Description Keywords MarketingComment: string @ApplicableTerritoryCode @IsDefault
  @LanguageAndScriptCode
DisplayTitle DisplayCredits PLine CLine TechnicalDetails Genre: - @ApplicableTerritoryCode @IsDefault @LanguageAndScriptCode
SubTitle: string @IsDisplayedInTitle @SequenceNumber @SubTitleType
AdditionalTitle: - @ApplicableTerritoryCode @IsDefault @LanguageAndScriptCode @Namespace @TitleType @UserDefinedValue
Contributor DisplayArtist Character Performer ResourceRightsController: - @SequenceNumber
Role ArtisticRole: ContributorRole @Namespace @UserDefinedValue
AdministratingRecordCompany/Role: AdministratingRecordCompanyRole @Namespace @UserDefinedValue
InstrumentType: InstrumentType @Namespace @UserDefinedValue
HasMadeFeaturedContribution HasMadeContractedContribution IsDance HasMusicalContent IsDisplayedInTitle RightShareUnknown IsInstrumental
  ContainsHiddenContent IsRemastered IsHiResMusic IsPreview IsMultiArtistCompilation NoDisplaySequence IsBonusResource IsInstantGratificationResource
  IsPreOrderIncentiveResource IsSoundtrack IsCommunicatedOutOfBand IsPromotional IsPreOrderDeal PhysicalReturnsAllowed: boolean
Cue/PLine: - @LanguageAndScriptCode @PLineType
Year: year
StartTime Duration EndTime Timing/StartPoint DurationUsed: duration
SoundRecording Video Image Text SheetMusic Software: - @IsSupplemental @LanguageAndScriptCode
ResourceReference ResourceRelatedResourceReference ResourceContainedResourceReference/ResourceContainedResourceReference RepresentativeImageReference
  ReleaseResourceReference DealResourceReference: referenceA
VersionType: VersionType @Namespace @UserDefinedValue
DisplayArtistRole: DisplayArtistRole @Namespace @UserDefinedValue
TitleDisplayInformation: - @LanguageAndScriptCode @SequenceNumber
RightSharePercentage: decimal @HasMaxValueOfOne
UseType: UseType @Namespace @UserDefinedValue
DealTerms/UseType: UseType @IsDiscoverable @Namespace @UserDefinedValue
StartDateTime EndDateTime: dateTime @IsAfter @IsApproximate @IsBefore @LanguageAndScriptCode @LocationDescription @TerritoryCode
ValidityPeriod/StartDateTime ValidityPeriod/EndDateTime: dateTime @ApplicableTerritoryCode @IsApproximate @LanguageAndScriptCode @LocationDescription
RightsControllerType: RightsControllerType
Territory: territory @IdentifierType=TerritoryCodeTypeIncludingDeprecatedCodes
CreationDate MasteredDate RemasteredDate ReleaseDate OriginalReleaseDate: date @ApplicableTerritoryCode @IsApproximate @LanguageAndScriptCode
  @LocationDescription
FirstPublicationDate AvRating: - @ApplicableTerritoryCode @IsDefault
SoundRecording/FirstPublicationDate: date @ApplicableTerritoryCode @IsDefault
ParentalWarningType: ParentalWarningType @ApplicableTerritoryCode @IsDefault @Namespace @UserDefinedValue
ReleaseRelationshipType: ReleaseRelationshipType @Namespace @UserDefinedValue
Release/ReleaseDate Release/OriginalReleaseDate: date @ApplicableTerritoryCode @IsApproximate @IsDefault
ResourceRelationshipType: ResourceRelationshipType
CompositeMusicalWorkType: CompositeMusicalWorkType
AudioChannelConfiguration: RecordingMode
TechnicalResourceDetailsReference DealTechnicalResourceDetailsReference: referenceT
AudioCodecType: AudioCodecType @Namespace @UserDefinedValue @Version
BitRate OriginalBitRate OverallBitRate VideoBitRate AudioBitRate: decimal @UnitOfMeasure
NumberOfChannels BitsPerSample BitDepth ColorDepth NumberOfAudioChannels AudioBitsPerSample ImageResolution SequenceNumber NumberOfUsages
  NumberOfProductsPerCarton: integer
SamplingRate OriginalSamplingRate AudioSamplingRate: decimal @UnitOfMeasure=UnitOfFrequency
TopLeftCorner BottomRightCorner: corner
ExpressionType: ExpressionType
Algorithm: HashSumAlgorithmType @Namespace @UserDefinedValue
Fingerprint/Algorithm: FingerprintAlgorithmType @Namespace @UserDefinedValue
DataType: BinaryDataType
Raga Tala Deity: string @ApplicableTerritoryCode @IsDefault
AudioChapterReference VideoChapterReference ChapterReference: referenceX
ResourceReleaseReference ReleaseReference ResourceGroupReleaseReference DealReleaseReference: referenceR
Agency: RatingAgency @Namespace @UserDefinedValue
Purpose: Purpose @Namespace @UserDefinedValue
ContainerFormat: ContainerFormat @Namespace @UserDefinedValue
VideoCodecType: VideoCodecType @Namespace @UserDefinedValue @Version
FrameRate: decimal @UnitOfMeasure=UnitOfFrameRate
ImageHeight ImageWidth: decimal @UnitOfMeasure=UnitOfExtent
AspectRatio: decimal @AspectRatioType
Synopsis: string @ApplicableTerritoryCode @IsDefault @IsShortSynopsis @LanguageAndScriptCode
ImageCodecType: ImageCodecType @Namespace @UserDefinedValue @Version
TextCodecType: TextCodecType @Namespace @UserDefinedValue @Version
SheetMusicCodecType: SheetMusicCodecType @Namespace @UserDefinedValue @Version
OperatingSystemType: OperatingSystemType @Namespace @UserDefinedValue @Version
ReleaseType: ReleaseType @Namespace @UserDefinedValue
ResourceGroup/ResourceGroup: - @ResourceGroupType!
CarrierType: CarrierType @Namespace @UserDefinedValue
LinkedReleaseResourceReference: referenceA @LanguageAndScriptCode @LinkDescription @Namespace @UserDefinedValue
ExternallyLinkedResourceType: ExternallyLinkedResourceType @Namespace @UserDefinedValue
TrackRelease: - @IsMainRelease
CommercialModelType: CommercialModelType @Namespace @UserDefinedValue
CodingType: CodingType
Unit: UnitOfConditionValue
ReferenceCreation: ReferenceCreation
RelationalRelator: RelationalRelator
RightsClaimPolicyType: RightsClaimPolicyType
WholesalePricePerUnit BulkOrderWholesalePricePerUnit SuggestedRetailPrice: decimal @CurrencyCode!
PromotionalCode: string @Namespace
MessageHeader MessageSender PartyName SentOnBehalfOf MessageRecipient MessageAuditTrail MessageAuditTrailEvent MessagingPartyDescriptor PartyList
  Party Affiliation ValidityPeriod RelatedParty CueSheetList CueSheet Cue ResourceList DelegatedUsageRights PeriodOfRightsDelegation
  WorkRightsController RelatedRelease ReleaseId RelatedResource Timing PreviewDetails File HashSum Fingerprint ResourceContainedResourceReferenceList
  ResourceContainedResourceReference CoreArea ReleaseList AdministratingRecordCompany ResourceGroup ResourceGroupContentItem ExternalResourceLink
  DealList ReleaseDeal Deal DealTerms TechnicalInstantiation DistributionChannel ExcludedDistributionChannel RightsClaimPolicy Condition
  InstantGratificationResourceList PhysicalReturns DealTechnicalResourceDetailsReferenceList DistributionChannelPage SupplementalDocumentList
  SupplementalDocument: -
`;

/** Those of ERN 4.1 only. */
export const TYPES_41 = `
MessageSender/PartyId SentOnBehalfOf/PartyId MessageRecipient/PartyId MessagingPartyDescriptor/PartyId: dpid
Party/PartyName: - @ApplicableTerritoryCode @IsLegalName @IsNickname @IsStageName @LanguageAndScriptCode
ResourceRightsController/PartyName: - @LanguageAndScriptCode
IpiNameNumber: string
PartyRelationshipType: PartyRelationshipType @Namespace @UserDefinedValue
RightsControllerRole: RightsControllerRole
TerritoryOfRightsDelegation: territory @IdentifierType
ReleaseLabelReference: referenceP @ApplicableTerritoryCode @IsDefault @LabelType @LanguageAndScriptCode @Namespace @UserDefinedValue
LanguageOfPerformance LanguageOfDubbing SubTitleLanguage LanguageOfLyrics: languageCode
Reason: RatingReason
VideoDefinitionType: VideoDefinitionType
IsCompilation: boolean
Value: decimal
PriceInformation: - @PriceType
ReleaseDisplayStartDate TrackListingPreviewStartDate CoverArtPreviewStartDate ClipPreviewStartDate: date
PartyId: -
`;

/** Those of ERN 4.1.1 that differ from 4.1. */
export const TYPES_411 = `
PartyId: dpid
IpiNameNumber: ipi
PartyRelationshipType: PartyRelationshipType @MayBeShared @Namespace @UserDefinedValue
IsCredited: boolean @MayBeShared
IsCover: boolean
Party/PartyId DistributionChannel/PartyId ExcludedDistributionChannel/PartyId DistributionChannelPage/PartyId ResourceRightsController/PartyName: -
`;
