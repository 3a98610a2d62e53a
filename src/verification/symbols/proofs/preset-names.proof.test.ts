import { readFileSync } from "node:fs";

import { describeSymbol } from "../../../test/builder/describe-symbol";
import { newBuilder } from "../../../test/builder/message";
import { expectNoEffect, expectRejected } from "../../../test/builder/presets";

const presetName = (id: string): string => id.split(".").at(-1)!;

for (const id of [
  "DdexBuilder.applyPreset.spotify_album",
  "DdexBuilder.applyPreset.spotify_single",
  "DdexBuilder.applyPreset.youtube_video",
])
  describeSymbol(id, () => {
    const name = presetName(id);

    it("has information and rules, and can be applied", () => {
      expect(newBuilder().getPresetInfo(name).name).toBe(name);
      expect(newBuilder().getPresetValidationRules(name).length).toBeGreaterThan(0);
      newBuilder().applyPreset(name);
    });

    it("configures nothing", () => expectNoEffect(name));
  });

for (const id of [
  "DdexBuilder.applyPreset.spotify_ep",
  "DdexBuilder.applyPreset.youtube_album",
  "DdexBuilder.applyPreset.youtube_single",
  "DdexBuilder.applyPreset.apple_music_43",
])
  describeSymbol(id, () => {
    it("is listed", () => expect(newBuilder().getAvailablePresets()).toContain(presetName(id)));

    it("is rejected by the methods that don't know it", () => expectRejected(presetName(id)));
  });

describeSymbol("DdexBuilder.applyPreset.youtube_album", () => {
  it("has two rules", () => expect(newBuilder().getPresetValidationRules("youtube_album")).toHaveLength(2));
});

describeSymbol("DdexBuilder.applyPreset.audio_album", () => {
  it("is in comments of the package", () => {
    const wrapper = readFileSync("node_modules/ddex-builder/dist/index.js", "utf8");
    expect(wrapper).toMatch(/^ \* builder\.applyPreset\('audio_album'\);$/m);
  });

  it("isn't listed", () => expect(newBuilder().getAvailablePresets()).not.toContain("audio_album"));

  it("is rejected by every method", () => expectRejected("audio_album"));
});
