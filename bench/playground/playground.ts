import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { bundleScript } from "../../src/test/node/bundle-script";
import { findChromium } from "../../src/test/tools/chromium";
import { fail } from "../../src/tools/scripts/tools/fail";
import { formatTable, type Row } from "../support/format-table";
import { runBench } from "../support/run-bench";
import { generateMessage } from "./generate-message";
import { measureInBrowser } from "./measure-in-browser";
import type { ParserCost } from "./measure-parser";
import { measureProblems } from "./measure-problems";
import { measureRules } from "./measure-rules";
import { measureMutations } from "./mutations";
import { type ParserName, parserNames } from "./parsers";
import { printPage } from "./print-page";
import { printValidation } from "./print-validation";

const MB = 1024 ** 2;
const SIZES = [0.1, 1, 10, 50];

/** Size of the message that warms up the parsers; it differs from the measured one. */
const WARM_MB = 0.2;

/** Size of the message that is validated, and of those that the engine is compared with libxml2 on. */
const VALIDATED_MB = 10;
const COMPARED_MB = [0.1, 1, 10];

/** The time limit for parsing a message of this many megabytes in the browser's worker, in milliseconds. */
const PARSE_MS: Readonly<Record<number, number>> = { 0.1: 50, 10: 3000 };
/** The memory limit, as a multiple of the input, for each parser whose result is kept; above it the exit code is 1. */
const MEMORY_TIMES: Partial<Record<ParserName, number>> = { engine: 2, "engine + model": 3 };

const USAGE = `usage: npm run bench:playground -- [MB…] [--runs 3] [--no-browser] [--no-parsers] [--site public] [--schemas FOLDER]

Parses generated ERN 4.3 messages of so many megabytes (0.1, 1, 10 and 50 unless given) with the playground's engine and
with fast-xml-parser in Node.js, each in processes of its own, then with the engine in a worker and with DOMParser in
Chromium. Prints the milliseconds of a first run in a new process, the median of runs after a warm-up with another
message, throughput, and the memory that is held with the result, the message included. "All values" reads each value of
the model, as an export does. Times are beside budgets and never failing; memory of the engine, with its model or
without, above its budget makes the exit code 1.

Validates one of 10 MB with libxml2 in Node.js, against a small schema of our own, or against the .xsd files of a folder:
prints the milliseconds of starting it, of compiling the schema and of the message, and the memory of the process. With a
folder, messages of 0.1 and 1 MB too, and how many times the processor time of libxml2 the engine takes; above its budget
the exit code is 1.

Checks messages with 50 Schematron rules, and prints the processor seconds; more than the budget makes the exit code 1.

Then it types into a message of 10 MB in the built page (public/, or each site that is named), opens one of 50 MB and
searches it. Keys painted later than the goals at the median or at the 95th percentile make the exit code 1.

usage: npm run bench:playground -- --rules

Only the Schematron rules.

usage: npm run bench:playground -- --page [--site public]

Only the built page.

usage: npm run bench:playground -- --problems

Only messages with 1,000, 10,000 and 100,000 problems of one kind: prints the processor seconds that they take from
checks to reports. More than 12 times as long for ten times as many makes the exit code 1.

usage: npm run bench:playground -- --mutations [--seed 19] [--schemas FOLDER]

Makes mutations of the samples that break their schema, and prints the part that the checks, which have no schema, find;
less than 99 % makes the exit code 1, and so does an error in one of 2,000 random valid messages, or in one of 2,000 of
each earlier version after its conversion to 4.3, which the .xsd files of a folder validate, too.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    "no-browser": { type: "boolean", default: false },
    "no-parsers": { type: "boolean", default: false },
    mutations: { type: "boolean", default: false },
    rules: { type: "boolean", default: false },
    page: { type: "boolean", default: false },
    problems: { type: "boolean", default: false },
    seed: { type: "string", default: "19" },
    schemas: { type: "string" },
    site: { type: "string", multiple: true, default: ["public"] },
    help: { type: "boolean", default: false },
  },
});

/** One run is enough for the biggest. */
const runsFor = (size: number): number => (size >= 50 ? 1 : Number(options.runs));

const measureParser = (parser: ParserName, ...args: string[]): ParserCost => {
  const command = ["--expose-gc", "--import", "tsx", "bench/playground/measure-parser.ts", parser, ...args];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" })) as ParserCost;
};

interface Files {
  engine: string;
  message: string;
  warm: string;
}

const measureInNode = ({ engine, message, warm }: Files, size: number): Row[] =>
  parserNames.map((parser) => {
    const { first } = measureParser(parser, message, engine, "1");
    const result = measureParser(parser, message, engine, String(runsFor(size)), warm);
    const times = result.memory / result.size;
    // The other parsers return a copy of the message, or a list of problems, which nobody keeps.
    const most = MEMORY_TIMES[parser];
    if (most !== undefined && times > most) {
      console.error(`${parser}: more than ${most}× the input is held.`);
      process.exitCode = 1;
    }
    const rate = (result.size / MB / result.median) * 1000;
    return [parser, first.toFixed(0), result.median.toFixed(0), rate.toFixed(1), `${times.toFixed(1)}×`];
  });

const printBrowser = async (xml: string, size: number): Promise<void> => {
  const found = await measureInBrowser(findChromium(), xml, runsFor(size));
  const limit = PARSE_MS[size];
  console.log(
    `Chromium: engine in a worker ${found.parse.toFixed(0)} ms${limit ? `, budget ${limit}` : ""}, ` +
      `with the model ${found.withModel.toFixed(0)} ms; ` +
      `longest time without progress ${found.gap.toFixed(0)} ms; DOMParser ${found.dom.toFixed(0)} ms; ` +
      `the page ${found.alive ? "lives" : "is gone"}.`,
  );
};

const compareParsers = async (sizes: readonly number[], folder: string): Promise<void> => {
  const inFolder = (name: string): string => path.join(folder, name);
  const files: Files = { engine: inFolder("engine.cjs"), message: inFolder("message.xml"), warm: inFolder("warm.xml") };
  const code = await bundleScript("bench/playground/engine-entry.ts", "cjs");
  writeFileSync(files.engine, code);
  writeFileSync(files.warm, generateMessage(WARM_MB * MB).replaceAll("Example", "Another"));
  console.log(`The engine is ${(code.length / 1024).toFixed(0)} kB, minified.\n`);
  for (const size of sizes) {
    const xml = generateMessage(size * MB);
    writeFileSync(files.message, xml);
    console.log(`${(xml.length / MB).toFixed(2)} MB, Node.js ${process.version}`);
    const rows = measureInNode(files, size);
    console.log(formatTable([["", "first ms", "median ms", "MB/s", "memory"], ...rows]));
    if (!options["no-browser"]) await printBrowser(xml, size);
    console.log("");
  }
};

const validate = (folder: string): void => {
  for (const size of options.schemas === undefined ? [VALIDATED_MB] : COMPARED_MB)
    printValidation(size, options.schemas, folder);
};

const measurePages = async (sites: readonly string[], folder: string): Promise<void> => {
  const missing = sites.find((site) => !existsSync(path.join(site, "playground/index.html")));
  if (missing) fail(`There is no built playground in ${missing}/. Run \`npm run build\` first.`);
  await printPage(sites, findChromium(), folder);
};

const playground = async (): Promise<void> => {
  const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;
  if (options.help || !sizes.every((size) => size > 0)) {
    console.log(USAGE);
    process.exitCode = options.help ? 0 : 1;
    return;
  }
  if (options.mutations) return measureMutations(Number(options.seed), options.schemas);
  if (options.problems) return measureProblems();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-playground-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  if (options.page) return measurePages(options.site, folder);
  await measureRules();
  if (options.rules) return;
  measureProblems();
  if (!options["no-parsers"]) await compareParsers(sizes, folder);
  validate(folder);
  if (!options["no-browser"]) await measurePages(options.site, folder);
};

runBench(playground);
