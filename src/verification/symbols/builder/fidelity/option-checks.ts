import assert from "node:assert/strict";

import { type Proof, type Proofs, same, type SymbolChecks } from "../message";
import { addedBy, allOptions, estimates } from "./fidelity";
import options from "./options.json";
import results from "./results.json";

/** An option's non-default value, and what it changes in the info; nothing if it's only accepted. */
interface Option {
  value: unknown;
  echo?: object;
}

/** The options change only this in the info. */
const echoed =
  (given: object, echo: object = {}): Proof =>
  async () =>
    same(await addedBy(given), { fidelityInfo: { ...results.info, ...echo } });

const toProofs = ([name, { value, echo }]: [string, Option]): [string, Proofs] => {
  const byDefault = echoed(typeof value === "boolean" ? { [name]: !value } : {});
  const given = { [name]: value };
  return [
    `FidelityOptions.${name}`,
    echo ? { echo: echoed(given, echo), default: byDefault } : { "no effect": echoed(given) },
  ];
};

const ofOptions = Object.fromEntries(Object.entries<Option>(options).map(toProofs));

/** The options of buildWithFidelity. */
export const optionChecks: SymbolChecks = {
  ...ofOptions,
  FidelityOptions: {
    "same XML": async () => {
      assert.equal(Object.keys(allOptions).length, 14);
      await addedBy(allOptions);
      for (const [name, value] of Object.entries(allOptions)) await addedBy({ [name]: value as never });
    },
  },
  "FidelityOptions.canonicalization": {
    ...ofOptions["FidelityOptions.canonicalization"],
    "same XML": async () => {
      for (const canonicalization of ["none", "c14n", "db_c14n"]) await addedBy({ canonicalization });
    },
  },
  "FidelityOptions.enableVerification": {
    constant: async () => {
      const { info: fidelityInfo, verification } = results;
      same(await addedBy({ enableVerification: true }), { fidelityInfo, verification });
    },
    default: echoed({ enableVerification: false }),
  },
  "FidelityOptions.collectStatistics": { estimates, default: echoed({ collectStatistics: false }) },
};
