import { readFileSync } from "node:fs";
import path from "node:path";

import { checkDocument, namespaceOf, parseErn } from "@ddex-suite/ern";
import { chooseSchema, createValidation, type SchemaFile } from "@ddex-suite/ern/validate";

import { median } from "../support/median";
import { timeWork } from "../support/time-work";

export interface ValidationCost {
  /** "passed", or the result otherwise. */
  state: string;
  count: number;
  /** Milliseconds for starting libxml2, for compiling the schema with a first message, and for a message after that. */
  start: number;
  compile: number;
  validate: number;
  /** The peak memory of the process, in bytes, and its memory before the message. */
  peak: number;
  before: number;
  /** How many times the processor time of libxml2 the engine takes to read and check the message. */
  ratio: number;
}

const RUNS = 5;

const processorTime = async (work: () => unknown): Promise<number> => {
  const begin = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begin);
  return user + system;
};

/** Returns the median ratio of the processor times of two tasks, which run in turn. */
const compareTimes = async (first: () => unknown, second: () => unknown): Promise<number> => {
  const times: [number, number][] = [];
  for (let run = 0; run < RUNS; run += 1) times.push([await processorTime(first), await processorTime(second)]);
  return median(times.map(([time]) => time)) / median(times.map(([, time]) => time));
};

/** Measures in its own process: a message, a small one that the schema is compiled with, and the schema's files. */
const measureValidation = async ([file, small, ...schemas]: string[]): Promise<ValidationCost> => {
  const validation = createValidation(() => import("libxml2-wasm"));
  const schemaFiles = schemas.map((schema) => ({
    name: path.basename(schema),
    content: new Blob([readFileSync(schema)]),
  }));
  const [facts, start] = await timeWork(() => validation.describe({ files: schemaFiles }));
  const files = facts.map((schemaFacts, index): SchemaFile => ({
    ...schemaFacts,
    batch: 1,
    content: schemaFiles[index]!.content,
  }));
  const check = async (source: string) => {
    const head = parseErn(readFileSync(small!, "utf8"));
    const main = chooseSchema({ namespace: namespaceOf(head, head.root), location: "" }, files)?.id;
    const [verdict] = await validation.validate({ source, main, files, rules: [] });
    if (!verdict) throw new Error("None of the files is the schema of the message.");
    return verdict;
  };
  const [, compile] = await timeWork(() => check(readFileSync(small!, "utf8")));
  const text = readFileSync(file!, "utf8");
  const before = process.memoryUsage.rss();
  const [{ state, count, problem }, validate] = await timeWork(() => check(text));
  if (problem !== undefined) throw new Error(problem);
  const peak = process.resourceUsage().maxRSS * 1024;
  const ratio = await compareTimes(
    () => checkDocument(parseErn(text)),
    () => check(text),
  );
  return { state, count, start, compile, validate, before, peak, ratio };
};

void measureValidation(process.argv.slice(2)).then((cost) => process.stdout.write(JSON.stringify(cost)));
