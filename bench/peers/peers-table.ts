import { median } from "../support/median";
import type { SiteCost } from "./measure-site";

/** A figure of a site, with its digits after the point. */
type Figure = [name: string, digits: number, of: (site: SiteCost) => number | undefined];

const KB = 1024;
const worst = (values: readonly number[]): number => Math.max(...values);
const ofViews =
  (combine: typeof median, key: "total" | "js" | "lcp" | "blocking" | "cls", unit = 1): Figure[2] =>
  ({ views }) =>
    views && combine(views.map((view) => view[key] / unit));

const figuresAt = (count: number): Figure[] => [
  [`cold build, ${count} pages, s`, 1, ({ seconds }) => seconds],
  [`cold build, ${count} pages, user s`, 1, ({ user }) => user],
  [`cold build, ${count} pages, GB over all processes`, 2, ({ peak }) => peak && peak.tree / KB ** 3],
  [`search, first query at ${count} pages, kB`, 1, ({ search }) => search && search / KB],
];

const readingFigures: readonly Figure[] = [
  ["first view, median kB", 1, ofViews(median, "total", KB)],
  ["first view, median kB of JavaScript", 1, ofViews(median, "js", KB)],
  ["blocking at 4×, median ms", 0, ofViews(median, "blocking")],
  ["blocking at 4×, worst page, ms", 0, ofViews(worst, "blocking")],
  ["LCP at 4×, median ms", 0, ofViews(median, "lcp")],
  ["CLS, worst page", 3, ofViews(worst, "cls")],
  ["session of five pages, kB", 1, ({ session }) => session?.reduce((sum, { total }) => sum + total / KB, 0)],
  [
    "click to paint at 4×, median ms",
    0,
    ({ session }) => session && median(session.flatMap((step) => step.painted ?? [])),
  ],
];

/**
 * Returns the figures as a table: a row per figure, a column per system, whose sites are in the order of the counts,
 * then the ratio of ours to the best of the others.
 */
export const peersTable = (
  counts: readonly number[],
  systems: readonly { title: string; sites: readonly SiteCost[] }[],
): string[][] => {
  const rowOf = ([name, digits, figureOf]: Figure, index = 0): string[] => {
    const values = systems.map(({ sites }) => (sites[index] && figureOf(sites[index])) ?? NaN);
    const isOurs = (column: number): boolean => systems[column]!.title === "ours";
    const best = Math.min(...values.filter((value, column) => !isOurs(column) && !Number.isNaN(value)));
    const ratio = values.find((_, column) => isOurs(column))! / best;
    const cells = values.map((value) => (Number.isNaN(value) ? "–" : value.toFixed(digits)));
    return [name, ...cells, best > 0 && ratio > 0 ? ratio.toFixed(2) : ""];
  };
  return [
    ["", ...systems.map(({ title }) => title), "ours / best peer"],
    ...counts.flatMap((count, index) => figuresAt(count).map((figure) => rowOf(figure, index))),
    ...readingFigures.map((figure) => rowOf(figure)),
  ];
};
