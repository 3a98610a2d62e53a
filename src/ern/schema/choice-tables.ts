/** The choices of ERN 3.8.2. */
export const CHOICES_382 = `
CatalogTransfer SocietyAffiliation MusicalWorkDetailsByTerritory SoundRecordingDetailsByTerritory MidiDetailsByTerritory VideoDetailsByTerritory
  ImageDetailsByTerritory TextDetailsByTerritory SheetMusicDetailsByTerritory SoftwareDetailsByTerritory UserDefinedResourceDetailsByTerritory
  CollectionDetailsByTerritory ReleaseSummaryDetailsByTerritory: (TerritoryCode | ExcludedTerritoryCode)
TransferringFrom TransferringTo MusicalWorkContributor MusicRightsSociety ReferencedCreationContributor Organization
  ReferencedIndirectCreationContributor ReferencedCreationCharacter ResourceContributor DisplayArtist DisplayConductor IndirectResourceContributor
  AdministratingRecordCompany Character Contributor DisplayComposer DistributionChannel ExcludedDistributionChannel: (PartyName | PartyId)+
RightShare: (TerritoryCode | ExcludedTerritoryCode) (RightShareUnknown | RightSharePercentage)
RightsController: (PartyName | PartyId)+ (RightShareUnknown | RightSharePercentage)?
ValidityPeriod PeriodOfRightsDelegation Period: (StartDate? EndDate? | StartDateTime? EndDateTime?)?
Cue: (CueCreationReference | ReferencedCreationType? ReferencedCreationId? ReferencedCreationTitle? ReferencedCreationContributor?
  ReferencedIndirectCreationContributor? ReferencedCreationCharacter?)?
CueCreationReference: (CueWorkReference | CueResourceReference)
TechnicalSoundRecordingDetails TechnicalMidiDetails TechnicalVideoDetails TechnicalImageDetails TechnicalTextDetails TechnicalSheetMusicDetails
  TechnicalSoftwareDetails TechnicalUserDefinedResourceDetails: (FileAvailabilityDescription | File)?
File: (FileName FilePath? | URL)
Video: (VideoCueSheetReference | ReasonForCueSheetAbsence)?
Release: (ReleaseResourceReferenceList | ResourceOmissionReason)
ReleaseDetailsByTerritory: (TerritoryCode | ExcludedTerritoryCode) (FileAvailabilityDescription | File)?
ResourceGroup: (ResourceGroupContentItem | ResourceGroupResourceReferenceList)? (ResourceGroupReleaseReference | ReleaseId)?
ResourceGroupContentItem: (ResourceGroupContentItemReleaseReference | ReleaseId)?
DealTerms: (Usage | AllDealsCancelled | TakeDown) (TerritoryCode | ExcludedTerritoryCode) (DistributionChannel | ExcludedDistributionChannel)?
  (IsPromotional | PromotionalCode)? (ReleaseDisplayStartDate TrackListingPreviewStartDate CoverArtPreviewStartDate ClipPreviewStartDate |
  ReleaseDisplayStartDateTime TrackListingPreviewStartDateTime CoverArtPreviewStartDateTime ClipPreviewStartDateTime | PreOrderPreviewDate |
  PreOrderPreviewDateTime)?
RelatedReleaseOfferSet: (ReleaseId | ReleaseDescription)
WebPolicy: (AccessBlockingRequested | AccessLimitation? EmbeddingAllowed? UserRatingAllowed? UserCommentAllowed? UserResponsesAllowed?
  SyndicationAllowed?)?
`;

/** The choices of ERN 4 that 4.1 and 4.2 share. */
export const CHOICES_4 = `
Party DistributionChannel ExcludedDistributionChannel: (PartyName | PartyId)+
Affiliation: (CompanyName | PartyAffiliateReference) (TerritoryCode | ExcludedTerritoryCode)
Cue: (ResourceId | WorkId)?
PeriodOfRightsDelegation: (StartDate? EndDate? | StartDateTime? EndDateTime?)?
WorkRightsController: (RightShareUnknown | RightSharePercentage)?
Fingerprint: (File | DataType FingerprintValue)?
Video: (VideoCueSheetReference | ReasonForCueSheetAbsence)?
ResourceGroup: (NoDisplaySequence | DisplaySequence)? (ResourceGroupReleaseReference | ReleaseId)?
ResourceGroupContentItem: (NoDisplaySequence | DisplaySequence)?
`;

/** The choices of ERN 4.1. */
export const CHOICES_41 = `
ValidityPeriod: (StartDate? EndDate? | StartDateTime? EndDateTime?)?
Affiliation/ValidityPeriod:
ResourceRightsController: (PartyName | PartyId)+ (RightShareUnknown | RightSharePercentage)?
RelatedResource: (ResourceRelatedResourceReference | ReleaseId)
Release: (IsCompilation | IsMultiArtistCompilation)?
DealTerms: (TerritoryCode | ExcludedTerritoryCode)? (DistributionChannel | ExcludedDistributionChannel)? (IsPromotional | PromotionalCode)?
  (ReleaseDisplayStartDate TrackListingPreviewStartDate CoverArtPreviewStartDate ClipPreviewStartDate | ReleaseDisplayStartDateTime
  TrackListingPreviewStartDateTime CoverArtPreviewStartDateTime ClipPreviewStartDateTime)?
`;

/** The choices of ERN 4.1.1. */
export const CHOICES_411 = `
ResourceRightsController: (RightShareUnknown | RightSharePercentage)?
DealTerms: (TerritoryCode | ExcludedTerritoryCode)? (DistributionChannel | ExcludedDistributionChannel)? (IsPromotional | PromotionalCode)?
  (ReleaseDisplayStartDate? TrackListingPreviewStartDate? CoverArtPreviewStartDate? ClipPreviewStartDate? | ReleaseDisplayStartDateTime?
  TrackListingPreviewStartDateTime? CoverArtPreviewStartDateTime? ClipPreviewStartDateTime?)?
`;

/** The choices of ERN 4.2. */
export const CHOICES_42 = `
ValidityPeriod ReleaseVisibility TrackReleaseVisibility:
ExternalResourceLink/ValidityPeriod Period: (StartDate? EndDate? | StartDateTime? EndDateTime?)?
DealTerms/ValidityPeriod: (StartDate EndDate? | StartDateTime EndDateTime?)
ResourceRightsController: (RightShareUnknown | RightSharePercentage)?
RelatedResource: (ResourceRelatedResourceReference | ResourceId)
Release: (IsSingleArtistCompilation | IsMultiArtistCompilation)?
DealTerms: (TerritoryCode | ExcludedTerritoryCode)? (DistributionChannel | ExcludedDistributionChannel)? (IsPromotional | PromotionalCode)?
`;

/** The choices of ERN 4.3. */
export const CHOICES_43 = `
Segment: (Duration | EndTime)
ServiceException: (PartyName | PartyId)?
ReleaseVisibility TrackReleaseVisibility: (TerritoryCode | ExcludedTerritoryCode)?
`;
