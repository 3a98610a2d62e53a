/** What the main elements contain that ERN 4.1 and 4.2 have alike, in order: `?` at most once, `*` any number, `+` at least once, else once. */
export const SCHEMA_4: Readonly<Record<string, string>> = {
  MessageHeader:
    "MessageThreadId? MessageId MessageFileName? MessageSender SentOnBehalfOf? MessageRecipient+ MessageCreatedDateTime MessageAuditTrail? MessageControlType?",
  MessageSender: "PartyId PartyName? TradingName?",
  MessageRecipient: "PartyId PartyName? TradingName?",
  SentOnBehalfOf: "PartyId PartyName? TradingName?",
  PartyList: "Party+",
  Party: "PartyReference PartyName* PartyId* Affiliation* RelatedParty* ArtistProfilePage*",
  PartyName:
    "FullName FullNameAsciiTranscribed? FullNameIndexed? NamesBeforeKeyName? KeyName? NamesAfterKeyName? AbbreviatedName?",
  PartyId: "ISNI? DPID? IpiNameNumber? IPN? CisacSocietyId? ProprietaryId*",
  ResourceList: "SoundRecording* Video* Image* Text* SheetMusic* Software*",
  SheetMusic:
    "ResourceReference Type ResourceId+ WorkId* DisplayTitleText* DisplayTitle* AdditionalTitle* VersionType* DisplayArtistName+ DisplayArtist* Contributor* ResourceRightsController* WorkRightsController* CLine* CourtesyLine* CreationDate? FirstPublicationDate* ParentalWarningType* RelatedRelease* RelatedResource* ContainsHiddenContent? LanguageOfLyrics? ResourceContainedResourceReferenceList? TechnicalDetails*",
  ResourceId: "ISRC? ISMN? ISAN? VISAN? ISBN? ISSN? SICI? CatalogNumber? ProprietaryId*",
  DisplayTitle: "TitleText SubTitle*",
  AdditionalTitle: "TitleText SubTitle*",
  DisplayArtist: "ArtistPartyReference DisplayArtistRole ArtisticRole* TitleDisplayInformation*",
  PLine: "Year? PLineCompany? PLineText",
  CLine: "Year? CLineCompany? CLineText",
  ReleaseList: "Release? TrackRelease*",
  ResourceGroup:
    "DisplayTitleText* DisplayTitle* AdditionalTitle* SequenceNumber? NoDisplaySequence? DisplaySequence? DisplayArtist* CarrierType* Duration? ResourceGroupReleaseReference? ReleaseId? ResourceGroup* ResourceGroupContentItem* LinkedReleaseResourceReference*",
  ResourceGroupContentItem:
    "SequenceNumber? NoDisplaySequence? DisplaySequence? ReleaseResourceReference LinkedReleaseResourceReference* IsBonusResource? IsInstantGratificationResource? IsPreOrderIncentiveResource?",
  RelatedRelease:
    "ReleaseRelationshipType ReleaseId DisplayTitleText* DisplayTitle* AdditionalTitle* DisplayArtistName* ReleaseLabelReference* ReleaseDate? OriginalReleaseDate?",
  ReleaseDeal: "DealReleaseReference+ Deal+",
  Deal: "DealReference* IsCommunicatedOutOfBand? DealTerms? DealTechnicalResourceDetailsReferenceList? DistributionChannelPage*",
  ValidityPeriod: "StartDate? EndDate? StartDateTime? EndDateTime?",
  PriceInformation: "PriceCode? WholesalePricePerUnit? BulkOrderWholesalePricePerUnit? SuggestedRetailPrice?",
};
