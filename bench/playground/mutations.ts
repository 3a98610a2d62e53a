import { readdirSync, readFileSync } from "node:fs";

import { checkErn, convertedVersions, type ErnVersion } from "@ddex-suite/ern";
import { convertedErrors, convertedMessages } from "@ddex-suite/ern/test/converted-errors";
import { listHidden } from "@ddex-suite/ern/test/mutations/hidden-mutations";
import { listMutations, MUTATION_KINDS, type MutationKind } from "@ddex-suite/ern/test/mutations/list-mutations";
import { falseErrors } from "@ddex-suite/ern/test/mutations/valid-messages";
import { randomFrom } from "@ddex-suite/ern/test/random";
import { createValidation } from "@ddex-suite/ern/validate";

import { formatPercent } from "../support/format-figures";
import { formatTable } from "../support/format-table";
import { detailedMessage } from "./detailed-message";

const SAMPLES = "src/playground/samples";

/** The fraction of mutations that the checks must find, and how many of each type are tried per message. */
const BUDGET = 0.99;
const MOST = 60;
/** Random valid messages, in which the checks must find no error. */
const VALID = 2000;

const chooseRandomly = <Item>(items: readonly Item[], most: number, random: () => number): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ item }) => item);

/** The errors of the checks, as texts that don't depend on line numbers. */
const errorsOf = (source: string): string[] =>
  checkErn(source)
    .filter(({ severity }) => severity === "error")
    .map(({ code, message }) => `${code} ${message.replace(/line \d+/, "line")}`);

/** Returns whether a message has an error that it didn't have before. */
const isFound = (before: readonly string[], source: string): boolean => {
  const left = [...before];
  return errorsOf(source).some((error) => {
    const index = left.indexOf(error);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
};

/** The samples, and one of them with more details. */
const readFixtures = (): (readonly [name: string, source: string])[] => {
  const samples = readdirSync(SAMPLES)
    .filter((name) => name.endsWith(".xml"))
    .map((name) => [name, readFileSync(`${SAMPLES}/${name}`, "utf8")] as const);
  return [...samples, ["a detailed single", detailedMessage(new Map(samples).get("43-single.xml")!)]];
};

interface Score {
  found: number;
  all: number;
  missed: string[];
}

/** The errors that a folder's schema finds in converted messages. */
const schemaErrors = async (version: ErnVersion, schemas: string): Promise<string[]> => {
  const validation = createValidation(() => import("libxml2-wasm"));
  const names = readdirSync(schemas).filter((name) => name.endsWith(".xsd"));
  const schemaFiles = names.map((name) => ({ name, content: new Blob([readFileSync(`${schemas}/${name}`)]) }));
  const facts = await validation.describe({ files: schemaFiles });
  const files = facts.map((schemaFacts, index) => ({ ...schemaFacts, batch: 1, content: schemaFiles[index]!.content }));
  const errors: string[] = [];
  for (const [seed, source] of convertedMessages(version, VALID)) {
    const verdicts = await validation.validateFile({ file: new Blob([source]), schemas: files });
    const found = verdicts.flatMap(({ problem, diagnostics }) => problem ?? diagnostics.map(({ message }) => message));
    errors.push(...found.map((text) => `seed ${seed}: ${text}`));
  }
  return errors;
};

/** Tries mutations of the valid fixtures, and prints the fraction that the checks find. */
export const measureMutations = async (seed: number, schemas?: string): Promise<void> => {
  const random = randomFrom(seed);
  const scores = new Map<MutationKind, Score>();
  for (const [file, source] of readFixtures()) {
    const before = errorsOf(source);
    if (before.length > 0) continue;
    const all = [...listMutations(source), ...listHidden(source)];
    for (const kind of MUTATION_KINDS) {
      const mutations = all.filter((mutation) => mutation.kind === kind);
      const score = scores.get(kind) ?? { found: 0, all: 0, missed: [] };
      for (const { what, mutated } of chooseRandomly(mutations, MOST, random)) {
        score.all += 1;
        if (isFound(before, mutated())) score.found += 1;
        else score.missed.push(`${file}: ${what}`);
      }
      scores.set(kind, score);
    }
  }
  await printScores(scores, seed, schemas);
};

const printScores = async (scores: ReadonlyMap<MutationKind, Score>, seed: number, schemas?: string): Promise<void> => {
  const rows = [...scores].map(([kind, { found, all, missed }]) => [
    kind,
    `${found} of ${all}`,
    formatPercent(found / all),
    missed[0] ?? "",
  ]);
  const found = [...scores.values()].reduce((sum, score) => sum + score.found, 0);
  const all = [...scores.values()].reduce((sum, score) => sum + score.all, 0);
  console.log(`Mutations of the samples that break the schema, seed ${seed}`);
  console.log(
    formatTable([
      ["", "found", "part", "first missed"],
      ...rows,
      ["all", `${found} of ${all}`, formatPercent(found / all), ""],
    ]),
  );
  const wrong = falseErrors(VALID);
  console.log(`${wrong.length} errors in ${VALID.toLocaleString("en")} random valid messages`);
  for (const error of new Set(wrong.slice(0, 10))) console.log(`  ${error}`);
  const invalid: string[] = [];
  for (const version of convertedVersions("4.3.2")) {
    const errors = convertedErrors(version, VALID);
    const after = `in ${VALID.toLocaleString("en")} random messages of ${version} after conversion`;
    console.log(`${errors.length} errors ${after}`);
    invalid.push(...errors);
    if (schemas === undefined) continue;
    const bySchema = await schemaErrors(version, schemas);
    console.log(`${bySchema.length} errors by ${schemas} ${after}`);
    invalid.push(...bySchema);
  }
  for (const error of invalid.slice(0, 10)) console.log(`  ${error}`);
  if (found / all >= BUDGET && wrong.length + invalid.length === 0) return;
  console.error(
    `The checks should find ${BUDGET * 100} % of the mutations, and no error in a valid message or a converted one.`,
  );
  process.exitCode = 1;
};
