import { builderOf, built, expectRefusal, masked, newBuilder, valid } from "./message";

/** The names that getAvailablePresets lists. */
export const listedPresets: readonly string[] =
  "spotify_album spotify_single spotify_ep youtube_album youtube_video youtube_single apple_music_43".split(" ");

/** The names that have information. */
export const knownPresets: readonly string[] = ["spotify_album", "spotify_single", "youtube_video"];

/** The methods that take a name, and the names that they know. */
const namesByMethod = {
  getPresetInfo: knownPresets,
  applyPreset: knownPresets,
  getPresetValidationRules: [...knownPresets, "youtube_album"],
} as const;

export type PresetMethod = keyof typeof namesByMethod;

const methods = Object.keys(namesByMethod) as PresetMethod[];

const expectUnknown = (method: PresetMethod, name: string): Promise<void> =>
  expectRefusal(() => newBuilder()[method](name), `Unknown preset: ${name}`);

/** Expects the method to accept only the names that it knows, and to always return the same for one. */
export const expectKnownNames = async (method: PresetMethod): Promise<void> => {
  for (const name of [...listedPresets, "audio_album", "x", ""])
    if (!namesByMethod[method].includes(name)) await expectUnknown(method, name);
    else expect(newBuilder()[method](name)).toEqual(newBuilder()[method](name));
};

/** Expects every method that doesn't know the name to reject it. */
export const expectRejected = async (name: string): Promise<void> => {
  for (const method of methods) if (!namesByMethod[method].includes(name)) await expectUnknown(method, name);
};

/** Expects applying the preset to change neither the message, nor what counts as valid, nor the statistics. */
export const expectNoEffect = async (name: string): Promise<void> => {
  const empty = { title: "", upc: "x", releaseType: "" };
  const configured = builderOf([empty], [{ isrc: "" }]);
  configured.applyPreset(name);
  expect(configured.getStats()).toEqual(builderOf([empty], [{}]).getStats());
  expect(masked(await configured.build())).toBe(await built(empty, { isrc: "" }));
  expect(await configured.validate()).toEqual(valid);
};

/** Expects none of the presets to change anything. */
export const expectNoEffects = async (): Promise<void> => {
  for (const name of knownPresets) await expectNoEffect(name);
};
