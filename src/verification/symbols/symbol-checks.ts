import { addingChecks } from "./builder/adding-checks";
import { buildChecks } from "./builder/build-checks";
import { builderChecks } from "./builder/builder-checks";
import { dataChecks } from "./builder/data-checks";
import { fidelityChecks } from "./builder/fidelity/fidelity-checks";
import { optionChecks } from "./builder/fidelity/option-checks";
import { releaseChecks } from "./builder/fields/release-checks";
import { resourceChecks } from "./builder/fields/resource-checks";
import { functionChecks } from "./builder/function-checks";
import type { Proofs, SymbolChecks } from "./builder/message";
import { presetChecks } from "./builder/presets/preset-checks";
import { presetNameChecks } from "./builder/presets/preset-name-checks";
import { configChecks } from "./builder/streaming/config-checks";
import { progressChecks } from "./builder/streaming/progress-checks";
import { streamingChecks } from "./builder/streaming/streaming-checks";
import { writingChecks } from "./builder/streaming/writing-checks";
import { wrapperChecks } from "./builder/wrapper-checks";
import { PREFIX } from "./declared-diagnostics";

/** The checks by the name in a symbol's entry, which is their file in this folder. */
const checks: Readonly<Record<string, SymbolChecks>> = {
  "builder/adding-checks": addingChecks,
  "builder/build-checks": buildChecks,
  "builder/builder-checks": builderChecks,
  "builder/data-checks": dataChecks,
  "builder/fidelity/fidelity-checks": fidelityChecks,
  "builder/fidelity/option-checks": optionChecks,
  "builder/fields/release-checks": releaseChecks,
  "builder/fields/resource-checks": resourceChecks,
  "builder/function-checks": functionChecks,
  "builder/presets/preset-checks": presetChecks,
  "builder/presets/preset-name-checks": presetNameChecks,
  "builder/streaming/config-checks": configChecks,
  "builder/streaming/progress-checks": progressChecks,
  "builder/streaming/streaming-checks": streamingChecks,
  "builder/streaming/writing-checks": writingChecks,
  "builder/wrapper-checks": wrapperChecks,
};

export const checkNames: readonly string[] = Object.keys(checks);

/** A symbol's proofs, and the name of the check that has them. */
export interface SymbolCheck {
  name: string;
  proofs: Proofs;
}

/** By the symbol's id. */
export const symbolChecks: ReadonlyMap<string, SymbolCheck> = new Map(
  Object.entries(checks).flatMap(([name, symbols]) =>
    Object.entries(symbols).map(([id, proofs]) => [PREFIX + id, { name, proofs }]),
  ),
);
