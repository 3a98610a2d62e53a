/** A resource of a message: its element and its type. */
export interface Resource {
  kind: "SoundRecording" | "Video" | "Image" | "MIDI";
  type: string;
}

const RECORDING: Resource = { kind: "SoundRecording", type: "MusicalWorkSoundRecording" };
const SPEECH: Resource = { kind: "SoundRecording", type: "NonMusicalWorkSoundRecording" };
const VIDEO: Resource = { kind: "Video", type: "ShortFormMusicalWorkVideo" };
const LONG: Resource = { kind: "Video", type: "LongFormMusicalWorkVideo" };
const COVER: Resource = { kind: "Image", type: "FrontCoverImage" };
const CAPTURE: Resource = { kind: "Image", type: "VideoScreenCapture" };
const MIDI: Resource = { kind: "MIDI", type: "PolyphonicMidi" };

/** What a message of a profile has. */
interface Kind {
  /** The type of the main release. */
  type: string;
  resources: readonly Resource[];
  /** The types of the releases of single resources; none if there are no such releases. */
  tracks?: readonly string[];
  isWithoutGroups?: boolean;
  hasCollections?: boolean;
}

const album = (type: string, ...resources: Resource[]): Kind => ({ type, resources, tracks: ["TrackRelease"] });
const single = (...resources: Resource[]): Kind => ({
  type: "SingleResourceRelease",
  resources,
  isWithoutGroups: true,
});
const VIDEO_TRACKS = ["TrackRelease", "VideoTrackRelease"];

/** What a message of each profile of ERN 3 has. */
export const KINDS: Readonly<Record<string, Kind>> = {
  AudioSingle: album("Single", RECORDING, COVER),
  AudioAlbumMusicOnly: album("Album", RECORDING, RECORDING, COVER),
  AudioAlbum: album("Album", RECORDING, SPEECH, COVER),
  AudioAlbumMusicAndSpeech: album("Album", RECORDING, SPEECH, COVER),
  DigitalClassicalAudioAlbum: album("ClassicalAlbum", RECORDING, RECORDING, COVER),
  DigitalBoxedSet: album("DigitalBoxSetRelease", RECORDING, RECORDING, COVER),
  AudioBook: album("Album", SPEECH, SPEECH, COVER),
  VideoSingle: { type: "VideoSingle", resources: [VIDEO, CAPTURE], tracks: VIDEO_TRACKS },
  SimpleVideoSingle: { type: "VideoSingle", resources: [VIDEO] },
  VideoAlbum: { type: "VideoAlbum", resources: [VIDEO, VIDEO, COVER, CAPTURE], tracks: VIDEO_TRACKS },
  LongformMusicVideo: { type: "LongFormMusicalWorkVideoRelease", resources: [LONG, COVER], hasCollections: true },
  MixedMediaBundle: album("Bundle", RECORDING, VIDEO, COVER),
  Ringtone: { type: "RingtoneRelease", resources: [RECORDING] },
  MidiRingtone: { type: "RingtoneRelease", resources: [MIDI] },
  SingleResourceRelease: single(RECORDING),
  SingleResourceReleaseWithCoverArt: single(RECORDING, COVER),
  FilmBundle: { type: "Bundle", resources: [LONG, COVER], hasCollections: true },
  TvSeries: { type: "Season", resources: [LONG, LONG, COVER], hasCollections: true },
  WallpaperRelease: { type: "WallpaperRelease", resources: [COVER] },
};
