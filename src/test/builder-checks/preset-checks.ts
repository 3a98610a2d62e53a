import { DdexBuilder } from "ddex-builder";

import type { Checks } from "./check";
import { built, builderOf, errorOf, masked } from "./message";

const listed = [
  "spotify_album",
  "spotify_single",
  "spotify_ep",
  "youtube_album",
  "youtube_video",
  "youtube_single",
  "apple_music_43",
];
const known = ["spotify_album", "spotify_single", "youtube_video"];
const builder = new DdexBuilder();
const methods = ["getPresetInfo", "applyPreset", "getPresetValidationRules"] as const;

const refuses = async (method: (typeof methods)[number], name: string): Promise<void> => {
  expect(await errorOf(() => builder[method](name))).toEqual({
    code: "InvalidArg",
    message: `Unknown preset: ${name}`,
  });
};

/** Applying the preset changes neither the message nor what counts as valid. */
const changesNothing = async (name: string): Promise<void> => {
  const configured = builderOf([{ title: "" }], [{}]);
  configured.applyPreset(name);
  expect(masked(await configured.build())).toBe(await built({ title: "" }));
  expect(await configured.validate()).toEqual({ isValid: true, errors: [], warnings: [] });
};

const placeholder = (name: string) => async (): Promise<void> => {
  expect(builder.getPresetInfo(name).name).toBe(name);
  expect(builder.getPresetValidationRules(name).length).toBeGreaterThan(0);
  await changesNothing(name);
};

const listedOnly = (name: string) => async (): Promise<void> => {
  expect(builder.getAvailablePresets()).toContain(name);
  for (const method of methods) await refuses(method, name);
};

/** What has to do with presets. */
export const presetChecks: Checks = {
  "DdexBuilder.getAvailablePresets": async () => {
    expect(builder.getAvailablePresets()).toEqual(listed);
    for (const name of listed)
      if (known.includes(name)) expect(() => builder.applyPreset(name)).not.toThrow();
      else await refuses("applyPreset", name);
  },
  "DdexBuilder.getPresetInfo": async () => {
    for (const name of known) expect(builder.getPresetInfo(name)).toEqual(new DdexBuilder().getPresetInfo(name));
    for (const name of [...listed.filter((name) => !known.includes(name)), "x"]) await refuses("getPresetInfo", name);
    expect(await errorOf(() => builder.getPresetInfo(3 as never))).toMatchObject({ code: "StringExpected" });
  },
  "DdexBuilder.applyPreset": async () => {
    for (const name of known) await changesNothing(name);
    await refuses("applyPreset", "x");
  },
  "DdexBuilder.getPresetValidationRules": async () => {
    for (const name of [...known, "youtube_album"])
      expect(builder.getPresetValidationRules(name).length).toBeGreaterThanOrEqual(2);
    for (const name of ["spotify_ep", "youtube_single", "apple_music_43", "x"])
      await refuses("getPresetValidationRules", name);
  },
  PresetInfo: () => {
    expect(builder.getPresetInfo("spotify_single")).toEqual({
      name: "spotify_single",
      description: "Spotify Single ERN 4.3 requirements with simplified track structure",
      version: "1.0.0",
      profile: "AudioSingle",
      requiredFields: ["ISRC", "UPC", "ReleaseDate", "Genre", "ExplicitContent", "TrackTitle", "ArtistName"],
      disclaimer: "Based on Spotify public documentation. Verify current requirements.",
    });
  },
  ValidationRule: async () => {
    const [rule] = builder.getPresetValidationRules("spotify_album");
    expect(rule).toEqual({ fieldName: "ISRC", ruleType: "Required", message: "ISRC is required for Spotify releases" });
    // The track has no ISRC, against the rule.
    await changesNothing("spotify_album");
  },
  "DdexBuilder.applyPreset.spotify_album": placeholder("spotify_album"),
  "DdexBuilder.applyPreset.spotify_single": placeholder("spotify_single"),
  "DdexBuilder.applyPreset.youtube_video": placeholder("youtube_video"),
  "DdexBuilder.applyPreset.youtube_album": async () => {
    expect(builder.getAvailablePresets()).toContain("youtube_album");
    expect(builder.getPresetValidationRules("youtube_album")).toHaveLength(2);
    await refuses("getPresetInfo", "youtube_album");
    await refuses("applyPreset", "youtube_album");
  },
  "DdexBuilder.applyPreset.spotify_ep": listedOnly("spotify_ep"),
  "DdexBuilder.applyPreset.youtube_single": listedOnly("youtube_single"),
  "DdexBuilder.applyPreset.apple_music_43": listedOnly("apple_music_43"),
  "DdexBuilder.applyPreset.audio_album": async () => {
    expect(builder.getAvailablePresets()).not.toContain("audio_album");
    for (const method of methods) await refuses(method, "audio_album");
  },
};
