import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { newBuilder, type Proofs, type SymbolChecks } from "../message";
import { changesNothing, methods, unknown } from "./preset-checks";

const placeholder = (name: string): Proofs => ({
  accepted: () => {
    assert.equal(newBuilder().getPresetInfo(name).name, name);
    assert.ok(newBuilder().getPresetValidationRules(name).length > 0);
    newBuilder().applyPreset(name);
  },
  "no effect": () => changesNothing(name),
});

const unknownEverywhere = async (name: string): Promise<void> => {
  for (const method of methods) await unknown(method, name);
};

const listedOnly = (name: string): Proofs => ({
  listed: () => assert.ok(newBuilder().getAvailablePresets().includes(name)),
  "others throw": () => unknownEverywhere(name),
});

/** The names of presets. */
export const presetNameChecks: SymbolChecks = {
  "DdexBuilder.applyPreset.spotify_album": placeholder("spotify_album"),
  "DdexBuilder.applyPreset.spotify_single": placeholder("spotify_single"),
  "DdexBuilder.applyPreset.youtube_video": placeholder("youtube_video"),
  "DdexBuilder.applyPreset.youtube_album": {
    listed: () => {
      assert.ok(newBuilder().getAvailablePresets().includes("youtube_album"));
      assert.equal(newBuilder().getPresetValidationRules("youtube_album").length, 2);
    },
    "others throw": async () => {
      await unknown("getPresetInfo", "youtube_album");
      await unknown("applyPreset", "youtube_album");
    },
  },
  "DdexBuilder.applyPreset.spotify_ep": listedOnly("spotify_ep"),
  "DdexBuilder.applyPreset.youtube_single": listedOnly("youtube_single"),
  "DdexBuilder.applyPreset.apple_music_43": listedOnly("apple_music_43"),
  "DdexBuilder.applyPreset.audio_album": {
    "in comments": () => {
      const wrapper = readFileSync("node_modules/ddex-builder/dist/index.js", "utf8");
      assert.match(wrapper, /^ \* builder\.applyPreset\('audio_album'\);$/m);
    },
    "others throw": async () => {
      assert.ok(!newBuilder().getAvailablePresets().includes("audio_album"));
      await unknownEverywhere("audio_album");
    },
  },
};
