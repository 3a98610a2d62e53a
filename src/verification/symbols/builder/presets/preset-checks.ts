import assert from "node:assert/strict";

import { builderOf, built, failsWith, masked, newBuilder, refuses, same, valid, type SymbolChecks } from "../message";

/** The names that getAvailablePresets returns. */
const listed =
  "spotify_album spotify_single spotify_ep youtube_album youtube_video youtube_single apple_music_43".split(" ");
/** The names that getPresetInfo knows. */
const known = ["spotify_album", "spotify_single", "youtube_video"];
/** The methods that take a name. */
export const methods = ["getPresetInfo", "applyPreset", "getPresetValidationRules"] as const;
type Method = (typeof methods)[number];

/** Fails unless the method rejects the name. */
export const unknown = (method: Method, name: string): Promise<void> =>
  refuses(() => newBuilder()[method](name), `Unknown preset: ${name}`);

/** Applying the preset changes neither the message, nor what counts as valid, nor the builder's own info. */
export const changesNothing = async (name: string): Promise<void> => {
  const empty = { title: "", upc: "x", releaseType: "" };
  const configured = builderOf([empty], [{ isrc: "" }]);
  configured.applyPreset(name);
  same(configured.getStats(), builderOf([empty], [{}]).getStats());
  assert.equal(masked(await configured.build()), await built(empty, { isrc: "" }));
  same(await configured.validate(), valid);
};

const withRules = [...known, "youtube_album"];

/** The method accepts exactly these names. */
const takesOnly = async (method: Method, names: readonly string[]): Promise<void> => {
  for (const name of [...listed, "audio_album", "x", ""])
    if (names.includes(name)) newBuilder()[method](name);
    else await unknown(method, name);
};

const allChangeNothing = async (): Promise<void> => {
  for (const name of known) await changesNothing(name);
};

const fixed = (read: () => unknown): void => same(read(), read());

/** The methods that take or return presets, and their results. */
export const presetChecks: SymbolChecks = {
  "DdexBuilder.getAvailablePresets": {
    "seven names": () => same(newBuilder().getAvailablePresets(), listed),
    "three work": async () => {
      await takesOnly("getPresetInfo", known);
      await takesOnly("applyPreset", known);
      for (const name of known) newBuilder().getPresetValidationRules(name);
    },
  },
  "DdexBuilder.getPresetInfo": {
    "fixed data": () => {
      for (const name of known) {
        assert.equal(newBuilder().getPresetInfo(name).name, name);
        fixed(() => newBuilder().getPresetInfo(name));
      }
    },
    "others throw": () => takesOnly("getPresetInfo", known),
    "no text": () => failsWith("StringExpected", () => newBuilder().getPresetInfo(3 as never)),
  },
  "DdexBuilder.applyPreset": {
    "three names": () => takesOnly("applyPreset", known),
    "no effect": allChangeNothing,
  },
  "DdexBuilder.getPresetValidationRules": {
    "fixed rules": async () => {
      await takesOnly("getPresetValidationRules", withRules);
      for (const name of withRules) fixed(() => newBuilder().getPresetValidationRules(name));
    },
    "no effect": allChangeNothing,
  },
  PresetInfo: {
    data: () => {
      same(newBuilder().getPresetInfo("spotify_single"), {
        name: "spotify_single",
        description: "Spotify Single ERN 4.3 requirements with simplified track structure",
        version: "1.0.0",
        profile: "AudioSingle",
        requiredFields: ["ISRC", "UPC", "ReleaseDate", "Genre", "ExplicitContent", "TrackTitle", "ArtistName"],
        disclaimer: "Based on Spotify public documentation. Verify current requirements.",
      });
    },
  },
  ValidationRule: {
    data: () => {
      const [rule] = newBuilder().getPresetValidationRules("spotify_album");
      const message = "ISRC is required for Spotify releases";
      same(rule, { fieldName: "ISRC", ruleType: "Required", message });
    },
    "no effect": allChangeNothing,
    parameters: () => {
      const rules = withRules.flatMap((preset) => newBuilder().getPresetValidationRules(preset));
      const names = new Set(rules.flatMap(({ parameters }) => Object.keys(parameters ?? {})));
      for (const name of ["options", "min_bit_depth", "min_sample_rate", "allowed"]) assert.ok(names.has(name), name);
    },
  },
};
