/** The contents of the elements that ERN 4.1 and 4.2 share; the format is described in `schema-table.ts`. */
export const SCHEMA_4 = `
MessageHeader: MessageThreadId? MessageId MessageFileName? MessageSender SentOnBehalfOf? MessageRecipient+ MessageCreatedDateTime MessageAuditTrail?
  MessageControlType?
MessageSender SentOnBehalfOf MessageRecipient MessagingPartyDescriptor: PartyId PartyName? TradingName?
PartyName: FullName FullNameAsciiTranscribed? FullNameIndexed? NamesBeforeKeyName? KeyName? NamesAfterKeyName? AbbreviatedName?
MessageAuditTrail: MessageAuditTrailEvent+
MessageAuditTrailEvent: MessagingPartyDescriptor DateTime
PartyList: Party+
Party: PartyReference PartyName* PartyId* Affiliation* RelatedParty* ArtistProfilePage*
Affiliation: CompanyName? PartyAffiliateReference? Type TerritoryCode* ExcludedTerritoryCode* ValidityPeriod? RightsType*
  PercentageOfRightsAssignment?
ValidityPeriod PeriodOfRightsDelegation: StartDate? EndDate? StartDateTime? EndDateTime?
Affiliation/ValidityPeriod: StartDate? EndDate?
RelatedParty: PartyRelatedPartyReference PartyRelationshipType
CueSheetList: CueSheet+
CueSheet: CueSheetId* CueSheetReference CueSheetType Cue+
Cue: CueUseType? CueThemeType? CueVocalType? CueVisualPerceptionType? CueOrigin? ResourceId? WorkId? DisplayTitleText* DisplayTitle* AdditionalTitle*
  Contributor* IsDance? HasMusicalContent? PLine* CLine* StartTime? Duration? EndTime?
SoundRecording/ResourceId: ISRC? CatalogNumber? ProprietaryId*
Video/ResourceId: ISRC? ISAN? VISAN? CatalogNumber? ProprietaryId* EIDR*
Text/ResourceId: ISBN? ISSN? SICI? ProprietaryId*
SheetMusic/ResourceId: ISMN? ProprietaryId*
WorkId: ISWC? OpusNumber? ComposerCatalogNumber* ProprietaryId*
DisplayTitle AdditionalTitle: TitleText SubTitle*
PLine: Year? PLineCompany? PLineText
CLine: Year? CLineCompany? CLineText
ResourceList: SoundRecording* Video* Image* Text* SheetMusic* Software*
DisplayArtist: ArtistPartyReference DisplayArtistRole ArtisticRole* TitleDisplayInformation*
TitleDisplayInformation: IsDisplayedInTitle Prefix*
DisplayCredits: DisplayCreditText DisplayCreditParty& NameUsedInDisplayCredit&
Character: CharacterPartyReference Performer?
DelegatedUsageRights: UseType+ PeriodOfRightsDelegation? TerritoryOfRightsDelegation*
FirstPublicationDate: FulfillmentDate ResourceReleaseReference*
SoundRecording/FirstPublicationDate ResourceContainedResourceReference/ResourceContainedResourceReference:
RelatedRelease: ReleaseRelationshipType ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* DisplayArtistName* ReleaseLabelReference*
  ReleaseDate? OriginalReleaseDate?
Timing: StartPoint? DurationUsed?
PreviewDetails: StartPoint? EndPoint? Duration? TopLeftCorner? BottomRightCorner? ExpressionType
File SupplementalDocument: URI HashSum? FileSize?
HashSum: Algorithm Version? Parameter? DataType? HashSumValue
Fingerprint: Algorithm Version? Parameter? File? DataType? FingerprintValue?
AvRating: Rating Agency Reason?
ResourceContainedResourceReferenceList: ResourceContainedResourceReference+
ResourceContainedResourceReference: ResourceContainedResourceReference DurationUsed? StartPoint? Purpose?
CoreArea: TopLeftCorner BottomRightCorner
SheetMusic: ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist*
  Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType*
  RelatedRelease* RelatedResource* ContainsHiddenContent? LanguageOfLyrics? ResourceContainedResourceReferenceList? TechnicalDetails*
ChapterList: Chapter+
Chapter: ChapterReference ChapterId* DisplayTitleText* DisplayTitle* AdditionalTitle* SequenceNumber? Contributor* Character*
  RepresentativeImageReference? StartTime? Duration? EndTime?
ReleaseList: Release? TrackRelease*
AdministratingRecordCompany: RecordCompanyPartyReference Role
ResourceGroup: DisplayTitleText* DisplayTitle* AdditionalTitle* SequenceNumber? NoDisplaySequence? DisplaySequence? DisplayArtist* CarrierType*
  Duration? ResourceGroupReleaseReference? ReleaseId? ResourceGroup* ResourceGroupContentItem* LinkedReleaseResourceReference*
ResourceGroupContentItem: SequenceNumber? NoDisplaySequence? DisplaySequence? ReleaseResourceReference LinkedReleaseResourceReference*
  IsBonusResource? IsInstantGratificationResource? IsPreOrderIncentiveResource?
ExternalResourceLink: URL+ ValidityPeriod? ExternalLink? ExternallyLinkedResourceType* FileFormat?
ReleaseDeal: DealReleaseReference+ Deal+
Deal: DealReference* IsCommunicatedOutOfBand? DealTerms? DealTechnicalResourceDetailsReferenceList? DistributionChannelPage*
TechnicalInstantiation: VideoDefinitionType? CodingType? BitRate?
DistributionChannel ExcludedDistributionChannel: PartyName* PartyId* TradingName? URL*
RightsClaimPolicy: Condition* RightsClaimPolicyType
PriceInformation: PriceCode? WholesalePricePerUnit? BulkOrderWholesalePricePerUnit? SuggestedRetailPrice?
InstantGratificationResourceList: DealResourceReference+
PhysicalReturns: PhysicalReturnsAllowed LatestDateForPhysicalReturns?
DealTechnicalResourceDetailsReferenceList: DealTechnicalResourceDetailsReference+
DistributionChannelPage: PartyId* PageName? URL? UserName?
SupplementalDocumentList: SupplementalDocument+
`;
