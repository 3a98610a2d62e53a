import assert from "node:assert/strict";

import { builderOf, built, failsWith, masked, newBuilder, refuses, same, type SymbolChecks, valid } from "../message";
import presets from "./presets.json";

const { listed, known, withRules } = presets;

/** The methods that take a name, and the names that they know. */
export const methods = { getPresetInfo: known, applyPreset: known, getPresetValidationRules: withRules } as const;
type Method = keyof typeof methods;

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

/** The method accepts exactly the names that it knows, and always returns the same for one. */
const takesOnly = (method: Method) => async (): Promise<void> => {
  for (const name of [...listed, "audio_album", "x", ""])
    if (!methods[method].includes(name)) await unknown(method, name);
    else same(newBuilder()[method](name) ?? null, newBuilder()[method](name) ?? null);
};

const allChangeNothing = async (): Promise<void> => {
  for (const name of known) await changesNothing(name);
};

/** The methods that take or return presets, and their results. */
export const presetChecks: SymbolChecks = {
  "DdexBuilder.getAvailablePresets": {
    "seven names": () => same(newBuilder().getAvailablePresets(), listed),
    "three work": async () => {
      for (const method of Object.keys(methods) as Method[]) await takesOnly(method)();
    },
  },
  "DdexBuilder.getPresetInfo": {
    "fixed data": async () => {
      await takesOnly("getPresetInfo")();
      for (const name of known) assert.equal(newBuilder().getPresetInfo(name).name, name);
    },
    "others throw": takesOnly("getPresetInfo"),
    "no text": () => failsWith("StringExpected", () => newBuilder().getPresetInfo(3 as never)),
  },
  "DdexBuilder.applyPreset": { "three names": takesOnly("applyPreset"), "no effect": allChangeNothing },
  "DdexBuilder.getPresetValidationRules": {
    "fixed rules": takesOnly("getPresetValidationRules"),
    "no effect": allChangeNothing,
  },
  PresetInfo: { data: () => same(newBuilder().getPresetInfo("spotify_single"), presets.spotify_single) },
  ValidationRule: {
    data: () => same(newBuilder().getPresetValidationRules("spotify_album")[0], presets.firstRule),
    "no effect": allChangeNothing,
    parameters: () => {
      const rules = withRules.flatMap((preset) => newBuilder().getPresetValidationRules(preset));
      const names = new Set(rules.flatMap(({ parameters }) => Object.keys(parameters ?? {})));
      for (const name of presets.parameters) assert.ok(names.has(name), name);
    },
  },
};
