import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { newBuilder, type Proof, type Proofs, type SymbolChecks } from "../message";
import { changesNothing, methods, unknown } from "./preset-checks";
import presets from "./presets.json";

const listed = (name: string): void => assert.ok(newBuilder().getAvailablePresets().includes(name));

/** Every method throws for the name but those that know it. */
const othersThrow =
  (name: string): Proof =>
  async () => {
    for (const method of Object.keys(methods) as (keyof typeof methods)[])
      if (!methods[method].includes(name)) await unknown(method, name);
  };

const ofKnown = (name: string): Proofs => ({
  accepted: () => {
    assert.equal(newBuilder().getPresetInfo(name).name, name);
    assert.ok(newBuilder().getPresetValidationRules(name).length > 0);
    newBuilder().applyPreset(name);
  },
  "no effect": () => changesNothing(name),
});

const ofListed = (name: string): Proofs => ({ listed: () => listed(name), "others throw": othersThrow(name) });

const ofNames = presets.listed.map((name): [string, Proofs] => [
  `DdexBuilder.applyPreset.${name}`,
  presets.known.includes(name) ? ofKnown(name) : ofListed(name),
]);

/** The names of presets. */
export const presetNameChecks: SymbolChecks = {
  ...Object.fromEntries(ofNames),
  "DdexBuilder.applyPreset.youtube_album": {
    ...ofListed("youtube_album"),
    listed: () => {
      listed("youtube_album");
      assert.equal(newBuilder().getPresetValidationRules("youtube_album").length, 2);
    },
  },
  "DdexBuilder.applyPreset.audio_album": {
    "in comments": () => {
      const wrapper = readFileSync("node_modules/ddex-builder/dist/index.js", "utf8");
      assert.match(wrapper, /^ \* builder\.applyPreset\('audio_album'\);$/m);
    },
    "others throw": async () => {
      assert.ok(!newBuilder().getAvailablePresets().includes("audio_album"));
      await othersThrow("audio_album")();
    },
  },
};
