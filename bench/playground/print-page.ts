import { writeFileSync } from "node:fs";
import path from "node:path";

import { bundleScript } from "../../src/test/node/bundle-script";
import { formatTable, type Row } from "../support/format-table";
import { median } from "../support/median";
import { servePublic } from "../support/views/serve-public";
import { generateMessage } from "./generate-message";
import { measureOpening, measureTyping, type PageUnderTest } from "./measure-typing";

const MB = 1024 ** 2;
const TYPED_MB = 10;
/** What typing costs on this machine at least: the size of the message shouldn't matter. */
const SMALL_MB = 0.1;
const OPENED_MB = 50;
/** Titles of the message up to its middle. */
const TITLES_PER_MB = 300;
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

const measureSite = async (target: PageUnderTest, folder: string): Promise<Row> => {
  const message = (name: string, size: number) => {
    const [file, xml] = [path.join(folder, name), generateMessage(size * MB)];
    writeFileSync(file, xml);
    return { file, middle: `Source ${size * TITLES_PER_MB}` };
  };
  const row: string[] = [];
  for (const tab of TABS) {
    const { keys, processor } = await measureTyping(target, message("typed.xml", TYPED_MB), tab);
    row.push(withLimit(median(keys), TARGETS.median), withLimit(percentile95(keys), TARGETS.p95), processor.toFixed(1));
    const small = await measureTyping(target, message("small.xml", SMALL_MB), tab);
    row.push(`${median(small.keys).toFixed(0)} / ${percentile95(small.keys).toFixed(0)}`);
  }
  const { gap, search } = await measureOpening(target, message("opened.xml", OPENED_MB));
  return [...row, formatWithTarget(gap, TARGETS.gap), formatWithTarget(search, TARGETS.search)];
};

/** Measures the playground of each built site in turn, and prints its figures next to the goals. */
export const printPage = async (
  sites: readonly string[],
  executablePath: string | undefined,
  folder: string,
): Promise<void> => {
  const script = await bundleScript("bench/playground/observe-typing.ts");
  const head = [
    "",
    ...TABS.flatMap((tab) => [`${tab}: median`, "p95", "processor", `${SMALL_MB} MB`]),
    `${OPENED_MB} MB: gap`,
    "search",
  ];
  const rows: Row[] = [];
  for (const site of sites) {
    const { origin, stop } = await servePublic(site);
    try {
      rows.push([site, ...(await measureSite({ executablePath, url: `${origin}/playground/`, script }, folder))]);
    } finally {
      await stop();
    }
  }
  console.log(
    `The page, CPU slowed down four times: ms from a key to its paint, ${TYPED_MB} MB open; goals in brackets. Processor ms of the main thread for a key, not slowed down; median and p95 with ${SMALL_MB} MB open.`,
  );
  console.log(formatTable([head, ...rows]));
};
