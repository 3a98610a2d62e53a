import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { newBuilder } from "../message";
import type { SymbolCheck, SymbolChecks } from "../symbol-check";
import { changesNothing, methods, unknown } from "./presets";

const placeholder = (name: string): SymbolCheck => ({
  status: "placeholder",
  note: {
    "getPresetInfo, getPresetValidationRules and applyPreset accept it;": () => {
      assert.equal(newBuilder().getPresetInfo(name).name, name);
      assert.ok(newBuilder().getPresetValidationRules(name).length > 0);
      newBuilder().applyPreset(name);
    },
    "applying has no effect.": () => changesNothing(name),
  },
});

const listedOnly = (name: string): SymbolCheck => ({
  status: "unavailable",
  note: {
    "Listed by getAvailablePresets only;": () => assert.ok(newBuilder().getAvailablePresets().includes(name)),
    "every other method throws.": async () => {
      for (const method of methods) await unknown(method, name);
    },
  },
  errors: { [`InvalidArg "Unknown preset: ${name}"`]: () => unknown("applyPreset", name) },
});

/** The names of presets. */
export const presetNameChecks: SymbolChecks = {
  "DdexBuilder.applyPreset.spotify_album": placeholder("spotify_album"),
  "DdexBuilder.applyPreset.spotify_single": placeholder("spotify_single"),
  "DdexBuilder.applyPreset.youtube_video": placeholder("youtube_video"),
  "DdexBuilder.applyPreset.youtube_album": {
    status: "unavailable",
    note: {
      "Listed; rules are returned,": () => {
        assert.ok(newBuilder().getAvailablePresets().includes("youtube_album"));
        assert.equal(newBuilder().getPresetValidationRules("youtube_album").length, 2);
      },
      "but getPresetInfo and applyPreset throw.": async () => {
        await unknown("getPresetInfo", "youtube_album");
        await unknown("applyPreset", "youtube_album");
      },
    },
    errors: { 'InvalidArg "Unknown preset: youtube_album"': () => unknown("applyPreset", "youtube_album") },
  },
  "DdexBuilder.applyPreset.spotify_ep": listedOnly("spotify_ep"),
  "DdexBuilder.applyPreset.youtube_single": listedOnly("youtube_single"),
  "DdexBuilder.applyPreset.apple_music_43": listedOnly("apple_music_43"),
  "DdexBuilder.applyPreset.audio_album": {
    status: "unavailable",
    note: {
      "Name used in comments of the package;": () => {
        const wrapper = readFileSync("node_modules/ddex-builder/dist/index.js", "utf8");
        assert.match(wrapper, /^ \* builder\.applyPreset\('audio_album'\);$/m);
      },
      'not listed and every method throws "Unknown preset: audio_album".': async () => {
        assert.ok(!newBuilder().getAvailablePresets().includes("audio_album"));
        for (const method of methods) await unknown(method, "audio_album");
      },
    },
    errors: { 'InvalidArg "Unknown preset: audio_album"': () => unknown("applyPreset", "audio_album") },
  },
};
