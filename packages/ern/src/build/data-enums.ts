import { z } from "zod";

/** The values from the standard's value sets that data may use: part of each set. */

const enumOf = (values: string) => z.enum(values.trim().split(/\s+/));

export const parentalWarning = enumOf("Explicit ExplicitContentEdited NoAdviceAvailable NotExplicit Unknown");

export const artistRole = enumOf("MainArtist FeaturedArtist Artist Composer");

export const contributorRole = enumOf(`
  Composer Lyricist ComposerLyricist Author Arranger MusicPublisher Artist LeadVocalist BackgroundVocalist Vocalist
  Soloist Musician StudioMusician Conductor Orchestra Choir Ensemble DJ Remixer Programmer StudioProducer CoProducer
  ExecutiveProducer Engineer RecordingEngineer Mixer MixingEngineer ImmersiveMixingEngineer MasteringEngineer Narrator
`);

export const releaseType = enumOf(`
  Album ClassicalAlbum EP Single SingleResourceRelease DjMix AudioBookRelease AudioDramaRelease VideoAlbum VideoSingle
  MultimediaAlbum MultimediaSingle KaraokeRelease PlayList RingtoneRelease
`);

export const videoType = enumOf(`
  ShortFormMusicalWorkVideo LongFormMusicalWorkVideo ShortFormNonMusicalWorkVideo LongFormNonMusicalWorkVideo
`);

export const profile = enumOf("Audio SimpleAudioSingle Video SimpleVideoSingle MixedMedia DjMix Ringtone");

export const commercialModel = enumOf(`
  AdvertisementSupportedModel DeviceFeeModel FreeOfChargeModel PayAsYouGoModel PerformanceRoyaltiesModel
  RightsClaimModel SubscriptionModel
`);

/** Without those that DDEX deprecates or means for RDR, as Download and KioskDownload. */
export const useType = enumOf(`
  ConditionalDownload PermanentDownload TetheredDownload Stream OnDemandStream NonInteractiveStream
  ContentInfluencedStream TimeInfluencedStream Podcast PurchaseAsPhysicalProduct UserMakeAvailableLabelProvided
  UserMakeAvailableUserProvided
`);
