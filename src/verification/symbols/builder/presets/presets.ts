import assert from "node:assert/strict";

import { builderOf, built, masked, newBuilder, refuses, same, valid } from "../message";

/** The names that getAvailablePresets returns. */
export const listed =
  "spotify_album spotify_single spotify_ep youtube_album youtube_video youtube_single apple_music_43".split(" ");
/** The names that getPresetInfo knows. */
export const known = ["spotify_album", "spotify_single", "youtube_video"];
/** The methods that take a name. */
export const methods = ["getPresetInfo", "applyPreset", "getPresetValidationRules"] as const;
export type Method = (typeof methods)[number];

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
