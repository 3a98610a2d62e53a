/* global gc */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { memoryUsage } from "node:process";

import { XMLParser } from "fast-xml-parser";

import { median } from "./median.mjs";

// A process of its own for one parser and one file: node --expose-gc measure-parser.mjs PARSER FILE ENGINE RUNS
const [, , name, file, engineFile, runs] = process.argv;
const engine = createRequire(import.meta.url)(engineFile);

const PARSERS = {
  engine: (xml) => engine.parseErn(xml),
  "engine + model": (xml) => {
    const document = engine.parseErn(xml);
    const message = engine.readMessage(document);
    return { document, message, tracks: engine.listTracks(message) };
  },
  "engine + checks": (xml) => engine.checkDocument(engine.parseErn(xml)),
  "fast-xml-parser": (xml) =>
    new XMLParser({ ignoreAttributes: false, preserveOrder: true, parseTagValue: false, trimValues: false }).parse(xml),
};

const held = () => {
  gc();
  const { heapUsed, external } = memoryUsage();
  return heapUsed + external;
};

const bytes = readFileSync(file);
const before = held();
let xml = bytes.toString("utf8");
const times = [];
let result;
for (let run = 0; run < Number(runs); run += 1) {
  result = undefined;
  gc();
  const start = performance.now();
  result = PARSERS[name](xml);
  times.push(performance.now() - start);
}
const memory = held() - before;
console.log(
  JSON.stringify({ first: times[0], median: median(times), memory, size: bytes.length, kept: Boolean(result && xml) }),
);
