import { releaseType } from "../../../../../ern/build/data-enums";

/** What we know about a symbol's types beyond its entry. */
export interface RicherTypes {
  /** Types of parameters by name. */
  params?: Readonly<Record<string, string>>;
  returns?: string;
  /** Members of a class, instead of fields named after its parameters. */
  members?: readonly string[];
}

const literal = (values: readonly string[]): string => `Literal[${values.map((value) => `"${value}"`).join(", ")}]`;

const schema = literal(["flat", "releases", "tracks"]);
const presetWithData = literal(["spotify_album", "spotify_single", "youtube_video"]);
const presetWithRules = literal(["spotify_album", "spotify_single", "youtube_video", "youtube_album"]);

/** The builder accepts any text, and writes neither; samples show values from the standard. */
const releaseTypes = literal(releaseType.options);
const resourceTypes = literal(["SoundRecording", "Video", "Image", "Text", "SheetMusic", "Software"]);

/** Shapes of dicts and values of strings, by module and name; a test compares them with the symbols. */
export const richerTypes: Readonly<Record<string, RicherTypes>> = {
  "ddex_parser.DDEXParser.stream": { returns: "Iterator[_shapes.StreamedRelease]" },
  "ddex_parser.DDEXParser.to_dataframe": { params: { schema } },
  "ddex_parser.DDEXParser.detect_version": { returns: literal(["V3_8_2", "V4_2", "V4_3"]) },
  "ddex_parser.DDEXParser.sanity_check": { returns: "_shapes.SanityCheck" },
  "ddex_parser.ParseOptions.to_dict": { returns: "_shapes.NativeOptions" },
  "ddex_parser.ParsedERNMessage.to_dataframe": { params: { schema } },
  "ddex_parser.ParseResult": {
    members: ["message_id: str", "version: str", "release_count: int", "releases: list[Any]"],
  },
  "ddex_parser.StreamIterator": {
    members: ["def __iter__(self) -> Self: ...", "def __next__(self) -> _shapes.StreamedRelease: ..."],
  },
  "ddex_parser._internal.DDEXParser.from_dataframe": { params: { schema } },
  "ddex_parser._internal.DDEXParser.parse": { params: { options: "_shapes.NativeOptions" } },
  "ddex_parser._internal.DDEXParser.stream": { params: { options: "_shapes.NativeOptions | None" } },
  "ddex_builder.DdexBuilder.from_dataframe": { params: { schema } },
  "ddex_builder.DdexBuilder.get_preset_info": { params: { preset_name: presetWithData } },
  "ddex_builder.DdexBuilder.apply_preset": { params: { preset_name: presetWithData } },
  "ddex_builder.DdexBuilder.get_preset_validation_rules": { params: { preset_name: presetWithRules } },
  "ddex_builder.DdexBuilder.dict_to_release": { params: { record: "_shapes.ReleaseRecord" } },
  "ddex_builder.DdexBuilder.dict_to_resource": { params: { record: "_shapes.ResourceRecord" } },
  "ddex_builder.Release": { params: { release_type: releaseTypes } },
  "ddex_builder.Resource": { params: { resource_type: resourceTypes } },
  // Like the rules of the presets; no sample makes others.
  "ddex_builder.ValidationRule": {
    members: [
      `field_name: ${literal(["ISRC", "AudioQuality", "TerritoryCode", "ContentID", "VideoQuality"])}`,
      `rule_type: ${literal(["Required", "AudioQuality", "TerritoryCode", "OneOf"])}`,
      "message: str",
      `parameters: dict[${literal(["allowed", "options", "min_bit_depth", "min_sample_rate"])}, str] | None`,
    ],
  },
};

/** Constants of the modules, which have no symbols. */
export const moduleConstants: Readonly<Record<string, readonly string[]>> = {
  // The second is the version of a package without its native module.
  ddex_parser: ['__version__: Literal["0.4.3", "0.1.0"]'],
  "ddex_parser._internal": ['__version__: Literal["0.4.3"]'],
  ddex_builder: ['__version__: Literal["0.4.3"]'],
};
