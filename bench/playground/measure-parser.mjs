/* global gc */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { memoryUsage } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

import { XMLParser } from "fast-xml-parser";

import { median } from "../support/median.mjs";

// A process of its own for one parser and one file: node --expose-gc measure-parser.mjs PARSER FILE ENGINE RUNS [WARM]
const [, , name, file, engineFile, runs, warmFile] = process.argv;
const engine = createRequire(import.meta.url)(engineFile);

const WARM_UPS = 20;
const COUNTED_BYTES = 4 * 1024 ** 2;

const readModel = (xml) => {
  const document = engine.parseErn(xml);
  const message = engine.readMessage(document);
  return { document, message, tracks: engine.listTracks(message) };
};

const PARSERS = {
  engine: (xml) => engine.parseErn(xml),
  "engine + model": readModel,
  "engine + all values": (xml) => {
    const { message, tracks, ...document } = readModel(xml);
    return { graph: engine.toGraphJson(message), rows: engine.toCsv(tracks), document };
  },
  "engine + checks": (xml) => engine.checkDocument(engine.parseErn(xml)),
  "fast-xml-parser": (xml) =>
    new XMLParser({ ignoreAttributes: false, preserveOrder: true, parseTagValue: false, trimValues: false }).parse(xml),
};

/** What is alive, when array buffers that nobody has any more are gone, too: they are freed a while after their owners. */
const held = async () => {
  for (let round = 0; round < 3; round += 1) {
    gc();
    await sleep(50);
  }
  gc();
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
};

// Compiled code is no part of a result: another message warms the parser up before memory is counted.
if (warmFile) {
  const warm = readFileSync(warmFile, "utf8");
  for (let run = 0; run < WARM_UPS; run += 1) PARSERS[name](warm);
}

const bytes = readFileSync(file);
// What is held by a small message drowns in what the runtime allocates meanwhile: count many of them.
const copies = warmFile ? Math.ceil(COUNTED_BYTES / bytes.length) : 1;
const before = await held();
const times = [];
const kept = [];
for (let run = 0; run < Math.max(Number(runs), copies); run += 1) {
  const xml = bytes.toString("utf8");
  if (kept.length === copies) kept.pop();
  gc();
  const start = performance.now();
  kept.push({ xml, result: PARSERS[name](xml) });
  times.push(performance.now() - start);
}
const memory = ((await held()) - before) / kept.length;
console.log(JSON.stringify({ first: times[0], median: median(times), memory, size: bytes.length }));
