import { median } from "../support/median";
import type { SiteCost } from "./measure-site";

/** A system's sites, one per number of pages, in the requested order. */
export interface SystemCosts {
  title: string;
  sites: readonly SiteCost[];
}

/** A figure of the sites at an index, with its digits after the point. */
type Row = [at: number, name: string, digits: number, figure: (site: SiteCost) => number | undefined];

const KB = 1024;
const worst = (values: number[]): number => Math.max(...values);

const viewRow = (
  name: string,
  digits: number,
  key: "total" | "js" | "lcp" | "blocking" | "cls",
  combine: (values: number[]) => number,
  unit = 1,
): Row => [0, name, digits, ({ views }) => views && combine(views.map((view) => view[key] / unit))];

const rowsOf = (counts: readonly number[]): Row[] => [
  ...counts.flatMap((count, at): Row[] => [
    [at, `cold build, ${count} pages, s`, 1, ({ seconds }) => seconds],
    [at, `cold build, ${count} pages, user s`, 1, ({ user }) => user],
    [at, `cold build, ${count} pages, GB over all processes`, 2, ({ peak }) => peak && peak.tree / KB ** 3],
  ]),
  viewRow("first view, median kB", 1, "total", median, KB),
  viewRow("first view, median kB of JavaScript", 1, "js", median, KB),
  viewRow("blocking at 4×, median ms", 0, "blocking", median),
  viewRow("blocking at 4×, worst page, ms", 0, "blocking", worst),
  viewRow("LCP at 4×, median ms", 0, "lcp", median),
  viewRow("CLS, worst page", 3, "cls", worst),
  [0, "session of five pages, kB", 1, ({ session }) => session?.reduce((sum, { total }) => sum + total / KB, 0)],
  [
    0,
    "click to paint at 4×, median ms",
    0,
    ({ session }) => median(session?.flatMap((step) => step.painted ?? []) ?? []),
  ],
  ...counts.flatMap((count, at): Row[] => [
    [at, `search, first query at ${count} pages, kB`, 1, ({ search }) => search && search.total / KB],
    [at, `of it scripts and styles, ${count} pages, kB`, 1, ({ search }) => search && search.code / KB],
  ]),
];

/** Returns the figures as a Markdown table: a row per figure, a column per system, then the ratio of ours. */
export const peersTable = (counts: readonly number[], all: readonly SystemCosts[]): string => {
  const isOurs = all.map(({ title }) => title === "ours");
  const rows = rowsOf(counts).map(([at, name, digits, figure]) => {
    const values = all.map(({ sites }) => (sites[at] && figure(sites[at])) ?? NaN);
    const best = Math.min(...values.filter((value, index) => !isOurs[index] && !Number.isNaN(value)));
    const ratio = values[isOurs.indexOf(true)]! / best;
    const cells = values.map((value) => (Number.isNaN(value) ? "–" : value.toFixed(digits)));
    return [name, ...cells, best > 0 && ratio > 0 ? ratio.toFixed(2) : ""];
  });
  const head = ["", ...all.map(({ title }) => title), "ours / best peer"];
  const rule = head.map((_, at) => (at === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};
