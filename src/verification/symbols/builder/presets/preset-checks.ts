import assert from "node:assert/strict";

import { failsWith, newBuilder } from "../message";
import { same } from "../same";
import type { Proven, SymbolChecks } from "../symbol-check";
import { changesNothing, known, listed, unknown } from "./presets";
import type { Method } from "./presets";

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

const unknownPreset = (method: Method): Proven => ({
  'InvalidArg "Unknown preset: {name}"': () => unknown(method, "X"),
});

/** Returns the same at each call. */
const fixed = (read: () => unknown): void => same(read(), read());

/** Some rule of a preset has a parameter with this name. */
const isParameter = (name: string): void => {
  const rules = withRules.flatMap((preset) => newBuilder().getPresetValidationRules(preset));
  assert.ok(
    rules.some(({ parameters }) => parameters && Object.hasOwn(parameters, name)),
    `No rule has ${name}.`,
  );
};

/** The methods that take or return presets, and their results. */
export const presetChecks: SymbolChecks = {
  "DdexBuilder.getAvailablePresets": {
    status: "partial",
    note: {
      "Returns seven fixed names": () => same(newBuilder().getAvailablePresets(), listed),
      "of which only three work in the other preset methods.": async () => {
        await takesOnly("getPresetInfo", known);
        await takesOnly("applyPreset", known);
        for (const name of known) newBuilder().getPresetValidationRules(name);
      },
    },
  },
  "DdexBuilder.getPresetInfo": {
    status: "partial",
    note: {
      "Returns fixed data for spotify_album, spotify_single and youtube_video;": () => {
        for (const name of known) {
          assert.equal(newBuilder().getPresetInfo(name).name, name);
          fixed(() => newBuilder().getPresetInfo(name));
        }
      },
      "every other name throws.": () => takesOnly("getPresetInfo", known),
    },
    errors: {
      ...unknownPreset("getPresetInfo"),
      "StringExpected for a non-string": () =>
        failsWith("StringExpected", () => newBuilder().getPresetInfo(3 as never)),
    },
  },
  "DdexBuilder.applyPreset": {
    status: "placeholder",
    note: {
      "Only checks that the name is one of three;": () => takesOnly("applyPreset", known),
      "nothing is configured and output does not change.": allChangeNothing,
    },
    errors: unknownPreset("applyPreset"),
  },
  "DdexBuilder.getPresetValidationRules": {
    status: "partial",
    note: {
      "Returns fixed rules for spotify_album, spotify_single, youtube_video and youtube_album;": async () => {
        await takesOnly("getPresetValidationRules", withRules);
        for (const name of withRules) fixed(() => newBuilder().getPresetValidationRules(name));
      },
      "no code evaluates them.": allChangeNothing,
    },
    errors: unknownPreset("getPresetValidationRules"),
  },
  PresetInfo: {
    status: "works",
    note: {
      "Fixed descriptive data of a preset.": () => {
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
  },
  ValidationRule: {
    status: "placeholder",
    note: {
      "Descriptive data;": () => {
        const [rule] = newBuilder().getPresetValidationRules("spotify_album");
        const message = "ISRC is required for Spotify releases";
        same(rule, { fieldName: "ISRC", ruleType: "Required", message });
      },
      "no rule is ever evaluated.": allChangeNothing,
    },
    texts: Object.fromEntries(
      ["options", "min_bit_depth", "min_sample_rate", "allowed"].map((name) => [name, () => isParameter(name)]),
    ),
  },
};
