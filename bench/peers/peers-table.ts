import { median } from "../support/median";
import type { SiteCost } from "./measure-site";

/** A figure of the sites at an index, with its digits after the point. */
type Row = [index: number, name: string, digits: number, figure: (site: SiteCost) => number | undefined];

const KB = 1024;
const worst = (values: readonly number[]): number => Math.max(...values);

const ofViews =
  (combine: typeof median, key: "total" | "js" | "lcp" | "blocking" | "cls", unit = 1): Row[3] =>
  ({ views }) =>
    views && combine(views.map((view) => view[key] / unit));

const rowsOf = (counts: readonly number[]): Row[] => [
  ...counts.flatMap((count, index): Row[] => [
    [index, `cold build, ${count} pages, s`, 1, ({ seconds }) => seconds],
    [index, `cold build, ${count} pages, user s`, 1, ({ user }) => user],
    [index, `cold build, ${count} pages, GB over all processes`, 2, ({ peak }) => peak && peak.tree / KB ** 3],
  ]),
  [0, "first view, median kB", 1, ofViews(median, "total", KB)],
  [0, "first view, median kB of JavaScript", 1, ofViews(median, "js", KB)],
  [0, "blocking at 4×, median ms", 0, ofViews(median, "blocking")],
  [0, "blocking at 4×, worst page, ms", 0, ofViews(worst, "blocking")],
  [0, "LCP at 4×, median ms", 0, ofViews(median, "lcp")],
  [0, "CLS, worst page", 3, ofViews(worst, "cls")],
  [0, "session of five pages, kB", 1, ({ session }) => session?.reduce((sum, { total }) => sum + total / KB, 0)],
  [
    0,
    "click to paint at 4×, median ms",
    0,
    ({ session = [] }) => median(session.flatMap((step) => step.painted ?? [])),
  ],
  ...counts.map((count, index): Row => {
    const name = `search, first query at ${count} pages, kB`;
    return [index, name, 1, ({ search }) => search && search / KB];
  }),
];

/**
 * Returns the figures as a Markdown table: a row per figure, a column per system, whose sites are in the order of the
 * counts, then the ratio of ours.
 */
export const peersTable = (
  counts: readonly number[],
  all: readonly { title: string; sites: readonly SiteCost[] }[],
): string => {
  const isOurs = all.map(({ title }) => title === "ours");
  const rows = rowsOf(counts).map(([siteIndex, name, digits, figure]) => {
    const values = all.map(({ sites }) => (sites[siteIndex] && figure(sites[siteIndex])) ?? NaN);
    const best = Math.min(...values.filter((value, index) => !isOurs[index] && !Number.isNaN(value)));
    const ratio = values[isOurs.indexOf(true)]! / best;
    const cells = values.map((value) => (Number.isNaN(value) ? "–" : value.toFixed(digits)));
    return [name, ...cells, best > 0 && ratio > 0 ? ratio.toFixed(2) : ""];
  });
  const head = ["", ...all.map(({ title }) => title), "ours / best peer"];
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};
