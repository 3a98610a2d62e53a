import { writeFileSync } from "node:fs";
import path from "node:path";

import { bundleScript } from "../../src/test/node/bundle-script";
import { formatTable, type Row } from "../support/format-table";
import { median } from "../support/median";
import { servePublic } from "../support/views/serve-public";
import { generateMessage } from "./generate-message";
import { measureOpening, measurePlainEditor, measureTyping, type PageUnderTest } from "./measure-typing";

const MB = 1024 ** 2;
/** The messages that are typed into, each with a title behind which the keys go. */
const TYPED = { megabytes: 10, middle: "Source 3000" };
/** What a key costs on this machine at least: in an editor that does nothing else, in a short message. */
const PLAIN = { megabytes: 0.1, middle: "Source 1018" };
const OPENED = { megabytes: 50, middle: "" };
const TABS = ["Structure", "Changes"];
const TARGETS = { median: 50, p95: 100, gap: 200, search: 1000 };

const percentile95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

const formatWithTarget = (value: number, goal: number): string => `${value.toFixed(0)} (${goal})`;

/** A figure of typing; above its goal the exit code is 1. */
const withLimit = (value: number, goal: number): string => {
  if (value > goal) process.exitCode = 1;
  return formatWithTarget(value, goal);
};

/** Returns a message of this size with this text. */
const toMessage = ({ megabytes, middle }: typeof TYPED): string => {
  const xml = generateMessage(megabytes * MB);
  if (!xml.includes(middle)) throw new Error(`The message of ${megabytes} MB has no "${middle}" to type behind.`);
  return xml;
};

/** Writes a message of this size to the folder. */
const writeMessage = (folder: string, size: typeof TYPED): { file: string; middle: string } => {
  const file = path.join(folder, `${size.megabytes}-mb.xml`);
  writeFileSync(file, toMessage(size));
  return { file, middle: size.middle };
};

const measureSite = async (target: PageUnderTest, editor: string, folder: string): Promise<Row> => {
  const typed = writeMessage(folder, TYPED);
  const row: string[] = [];
  for (const tab of TABS) {
    const { keys, processor } = await measureTyping(target, typed, tab);
    row.push(withLimit(median(keys), TARGETS.median), withLimit(percentile95(keys), TARGETS.p95), processor.toFixed(1));
    const least = await measurePlainEditor(target, editor, toMessage(PLAIN), PLAIN.middle);
    row.push(`${median(least).toFixed(0)} / ${percentile95(least).toFixed(0)}`);
  }
  const { gap, search } = await measureOpening(target, writeMessage(folder, OPENED));
  return [...row, formatWithTarget(gap, TARGETS.gap), formatWithTarget(search, TARGETS.search)];
};

/** Measures the playground of each built site in turn, and prints its figures next to the goals. */
export const printPage = async (
  sites: readonly string[],
  executablePath: string | undefined,
  folder: string,
): Promise<void> => {
  const script = await bundleScript("bench/playground/observe-typing.ts");
  const editor = await bundleScript("bench/playground/plain-editor.ts");
  const head = [
    "",
    ...TABS.flatMap((tab) => [`${tab}: median`, "p95", "processor", "plain editor"]),
    `${OPENED.megabytes} MB: gap`,
    "search",
  ];
  const rows: Row[] = [];
  for (const site of sites) {
    const { origin, stop } = await servePublic(site);
    try {
      const target = { executablePath, url: `${origin}/playground/`, script };
      rows.push([site, ...(await measureSite(target, editor, folder))]);
    } finally {
      await stop();
    }
  }
  console.log(
    `The page, CPU slowed down four times: ms from a key to its paint, ${TYPED.megabytes} MB open; goals in brackets. Processor ms of the main thread for a key, not slowed down. Median and p95 in a plain editor with ${PLAIN.megabytes} MB.`,
  );
  console.log(formatTable([head, ...rows]));
};
