import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { memoryUsage } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

import { median } from "../support/median";
import type * as Engine from "./engine-entry";
import { createParsers, type ParserName } from "./parsers";

export interface ParserCost {
  /** Milliseconds. */
  first: number;
  median: number;
  /** Bytes held by a result. */
  memory: number;
  /** Bytes of the message. */
  size: number;
}

/** usage: node --expose-gc --import tsx measure-parser.ts PARSER FILE ENGINE RUNS [WARM]; a process of its own for one parser and one file. */
const [, , name = "", file = "", engineFile = "", runs = "", warmFile] = process.argv;

const WARM_UPS = 20;
const COUNTED_BYTES = 4 * 1024 ** 2;

const collectGarbage = (): void => {
  if (!global.gc) throw new Error("Node.js must be started with --expose-gc.");
  void global.gc();
};

/** Live memory, after unreachable array buffers are gone too: they're freed some time after their owners. */
const heldMemory = async (): Promise<number> => {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await sleep(50);
  }
  collectGarbage();
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
};

const measureCost = async (): Promise<ParserCost> => {
  const parse = createParsers(createRequire(engineFile)(engineFile) as typeof Engine)[name as ParserName];
  // Compiled code isn't part of a result, so another message warms up the parser before memory is measured.
  if (warmFile) {
    const warm = readFileSync(warmFile, "utf8");
    for (let run = 0; run < WARM_UPS; run += 1) parse(warm);
  }
  const bytes = readFileSync(file);
  // A small message's memory is lost in the noise of the runtime, so many copies are measured.
  const copies = warmFile ? Math.ceil(COUNTED_BYTES / bytes.length) : 1;
  const before = await heldMemory();
  const times: number[] = [];
  const results: unknown[] = [];
  for (let run = 0; run < Math.max(Number(runs), copies); run += 1) {
    const xml = bytes.toString("utf8");
    if (results.length === copies) results.pop();
    collectGarbage();
    const start = performance.now();
    results.push({ xml, result: parse(xml) });
    times.push(performance.now() - start);
  }
  const memory = ((await heldMemory()) - before) / results.length;
  return { first: times[0]!, median: median(times), memory, size: bytes.length };
};

void measureCost().then((cost) => console.log(JSON.stringify(cost)));
