import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { findChromium } from "../../src/scripts/chromium.ts";
import { bundleEngine } from "./bundle-engine.mjs";
import { formatTable } from "../support/format-table.mjs";
import { generateMessage } from "./generate-message.mjs";
import { measureInBrowser } from "./measure-in-browser.mjs";

const MB = 1024 ** 2;
const PARSERS = ["engine", "engine + model", "engine + all values", "engine + checks", "fast-xml-parser"];

/** Those whose result is kept while a message is open; the others give a copy of it, or a list of issues. */
const KEPT = ["engine", "engine + model"];

/** Size of the message, another than the measured one, that warms the parsers up. */
const WARM_MB = 0.2;

/** What parsing may take in the browser's worker, in milliseconds, and what it may hold, in times of the input. */
const BUDGETS = { 0.1: 50, 10: 3000, memory: 6 };

const USAGE = `usage: bench/playground [MB…] [--runs 3] [--no-browser]

Parses generated ERN 4.3 messages of so many megabytes (0.1, 1, 10 and 50 unless given) with the playground's engine and
with fast-xml-parser in Node.js, each in processes of its own, then with the engine in a worker and with DOMParser in
Chromium. Prints the milliseconds of a first run in a new process, the median of runs after a warm-up with another
message, throughput, and the memory that is held with the result, the message included. "All values" reads each value of
the model, as an export does. Times are beside budgets and never failing; memory of the engine, with its model or
without, above its budget makes the exit code 1.`;

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

const measure = (...args) =>
  JSON.parse(execFileSync(process.execPath, ["--expose-gc", script, ...args], { encoding: "utf8" }));

const inNode = (engine, file, warm, size) =>
  PARSERS.map((parser) => {
    const { first } = measure(parser, file, engine, "1");
    const result = measure(parser, file, engine, String(runsFor(size)), warm);
    const times = result.memory / result.size;
    if (KEPT.includes(parser) && times > BUDGETS.memory) isOver = true;
    const rate = (result.size / MB / result.median) * 1000;
    return [parser, first.toFixed(0), result.median.toFixed(0), rate.toFixed(1), `${times.toFixed(1)}×`];
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
  const warm = path.join(folder, "warm.xml");
  writeFileSync(warm, generateMessage(WARM_MB * MB).replaceAll("Example", "Another"));
  console.log(`The engine is ${(readFileSync(engine).length / 1024).toFixed(0)} kB, minified.\n`);
  for (const size of sizes) {
    const xml = generateMessage(size * MB);
    const file = path.join(folder, "message.xml");
    writeFileSync(file, xml);
    console.log(`${(xml.length / MB).toFixed(2)} MB, Node.js ${process.version}`);
    console.log(formatTable([["", "first ms", "median ms", "MB/s", "memory"], ...inNode(engine, file, warm, size)]));
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
