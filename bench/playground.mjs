import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { findChromium } from "../src/scripts/chromium.mjs";
import { bundleEngine } from "./bundle-engine.mjs";
import { formatTable } from "./format-table.mjs";
import { generateMessage } from "./generate-message.mjs";
import { measureInBrowser } from "./measure-in-browser.mjs";

const MB = 1024 ** 2;
const PARSERS = ["engine", "engine + model", "engine + checks", "fast-xml-parser"];

/** What parsing may take in the browser's worker, in milliseconds, and what it may hold, in times of the input. */
const BUDGETS = { 0.1: 50, 10: 3000, memory: 6 };

const USAGE = `usage: bench/playground [MB…] [--runs 3] [--no-browser]

Parses generated ERN 4.3 messages of so many megabytes (0.1, 1, 10 and 50 unless given) with the playground's engine and
with fast-xml-parser in Node.js, each in a process of its own, then with the engine in a worker and with DOMParser in
Chromium. Prints milliseconds, throughput, and the memory that is held with the result, the message included. Times are
medians, beside budgets and never failing; memory above its budget makes the exit code 1.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    "no-browser": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [0.1, 1, 10, 50];
if (options.help || !sizes.every((size) => size > 0)) {
  console.log(USAGE);
  process.exit(options.help ? 0 : 1);
}

const script = fileURLToPath(new URL("measure-parser.mjs", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "bench-playground-"));
let isOver = false;

/** One run is enough for the biggest. */
const runsFor = (size) => (size >= 50 ? 1 : Number(options.runs));

const inNode = (engine, file, size) =>
  PARSERS.map((parser) => {
    const args = ["--expose-gc", script, parser, file, engine, String(runsFor(size))];
    const result = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    const times = result.memory / result.size;
    if (parser.startsWith("engine") && times > BUDGETS.memory && size >= 1) isOver = true;
    const rate = (result.size / MB / result.median) * 1000;
    return [parser, result.first.toFixed(0), result.median.toFixed(0), rate.toFixed(1), `${times.toFixed(1)}×`];
  });

const inBrowser = async (engine, xml, size) => {
  const found = await measureInBrowser(findChromium(), engine, xml, runsFor(size));
  const budget = BUDGETS[size] ? `, budget ${BUDGETS[size]}` : "";
  console.log(
    `Chromium: engine in a worker ${found.parse.toFixed(0)} ms${budget}, with the model ${found.withModel.toFixed(0)} ms; ` +
      `longest time without progress ${found.gap.toFixed(0)} ms; DOMParser ${found.dom.toFixed(0)} ms; ` +
      `the page ${found.alive ? "lives" : "is gone"}.`,
  );
};

try {
  const engine = await bundleEngine(folder);
  console.log(`The engine is ${(readFileSync(engine).length / 1024).toFixed(0)} kB, minified.\n`);
  for (const size of sizes) {
    const xml = generateMessage(size * MB);
    const file = path.join(folder, "message.xml");
    writeFileSync(file, xml);
    console.log(`${(xml.length / MB).toFixed(2)} MB, Node.js ${process.version}`);
    console.log(formatTable([["", "first ms", "median ms", "MB/s", "memory"], ...inNode(engine, file, size)]));
    if (!options["no-browser"]) await inBrowser(engine, xml, size);
    console.log("");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isOver) {
  console.error(`More than ${BUDGETS.memory}× the input is held.`);
  process.exitCode = 1;
}
