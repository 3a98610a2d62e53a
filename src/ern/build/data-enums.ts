import { z } from "zod";

/** The values from the standard's value sets that data may use: part of each set. */

export const parentalWarning = z.enum([
  "Explicit",
  "ExplicitContentEdited",
  "NoAdviceAvailable",
  "NotExplicit",
  "Unknown",
]);

export const artistRole = z.enum(["MainArtist", "FeaturedArtist", "Artist", "Composer"]);

export const contributorRole = z.enum([
  "Composer",
  "Lyricist",
  "ComposerLyricist",
  "Author",
  "Arranger",
  "MusicPublisher",
  "Artist",
  "LeadVocalist",
  "BackgroundVocalist",
  "Vocalist",
  "Soloist",
  "Musician",
  "StudioMusician",
  "Conductor",
  "Orchestra",
  "Choir",
  "Ensemble",
  "DJ",
  "Remixer",
  "Programmer",
  "StudioProducer",
  "CoProducer",
  "ExecutiveProducer",
  "Engineer",
  "RecordingEngineer",
  "Mixer",
  "MixingEngineer",
  "ImmersiveMixingEngineer",
  "MasteringEngineer",
  "Narrator",
]);

export const releaseType = z.enum([
  "Album",
  "ClassicalAlbum",
  "EP",
  "Single",
  "SingleResourceRelease",
  "DjMix",
  "AudioBookRelease",
  "AudioDramaRelease",
  "VideoAlbum",
  "VideoSingle",
  "MultimediaAlbum",
  "MultimediaSingle",
  "KaraokeRelease",
  "PlayList",
  "RingtoneRelease",
]);

export const videoType = z.enum([
  "ShortFormMusicalWorkVideo",
  "LongFormMusicalWorkVideo",
  "ShortFormNonMusicalWorkVideo",
  "LongFormNonMusicalWorkVideo",
]);

export const profile = z.enum([
  "Audio",
  "SimpleAudioSingle",
  "Video",
  "SimpleVideoSingle",
  "MixedMedia",
  "DjMix",
  "Ringtone",
]);

export const commercialModel = z.enum([
  "AdvertisementSupportedModel",
  "DeviceFeeModel",
  "FreeOfChargeModel",
  "PayAsYouGoModel",
  "PerformanceRoyaltiesModel",
  "RightsClaimModel",
  "SubscriptionModel",
]);

export const useType = z.enum([
  "ConditionalDownload",
  "Download",
  "PermanentDownload",
  "TetheredDownload",
  "Stream",
  "OnDemandStream",
  "NonInteractiveStream",
  "ContentInfluencedStream",
  "TimeInfluencedStream",
  "Simulcast",
  "Webcast",
  "Podcast",
  "KioskDownload",
  "PurchaseAsPhysicalProduct",
  "UserMakeAvailableLabelProvided",
  "UserMakeAvailableUserProvided",
]);
