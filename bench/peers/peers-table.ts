import { median } from "../support/median";
import type { SiteCost } from "./measure-site";

/** A figure of a site, with its digits after the point. */
type Figure = [name: string, digits: number, of: (site: SiteCost) => number | undefined];

const KB = 1024;
const figuresAt = (count: number): Figure[] => [
  [`cold build, ${count} pages, s`, 1, ({ seconds }) => seconds],
  [`cold build, ${count} pages, user s`, 1, ({ user }) => user],
  [`cold build, ${count} pages, GB over all processes`, 2, ({ peak }) => peak && peak.tree / KB ** 3],
  [`search, first query at ${count} pages, kB`, 1, ({ search }) => search && search / KB],
];

const readingFigures: readonly Figure[] = [
  ["first view, median kB", 1, ({ views }) => views && median(views.map(({ total }) => total / KB))],
  ["first view, median kB of JavaScript", 1, ({ views }) => views && median(views.map(({ js }) => js / KB))],
  ["blocking at 4×, median ms", 0, ({ views }) => views && median(views.map(({ blocking }) => blocking))],
  ["blocking at 4×, worst page, ms", 0, ({ views }) => views && Math.max(...views.map(({ blocking }) => blocking))],
  ["LCP at 4×, median ms", 0, ({ views }) => views && median(views.map(({ lcp }) => lcp))],
  ["CLS, worst page", 3, ({ views }) => views && Math.max(...views.map(({ cls }) => cls))],
  ["session of five pages, kB", 1, ({ session }) => session?.reduce((sum, { total }) => sum + total / KB, 0)],
  [
    "click to paint at 4×, median ms",
    0,
    ({ session: all }) => all && median(all.flatMap(({ painted = [] }) => painted)),
  ],
];

/** Returns a row per figure and a column per system, then the ratio of ours to the best of the others. */
export const peersTable = (
  counts: readonly number[],
  systems: readonly { title: string; sites: readonly SiteCost[] }[],
): string[][] => {
  const rowOf = ([name, digits, figureOf]: Figure, index = 0): string[] => {
    const values = systems.map(({ sites }) => figureOf(sites[index]!) ?? NaN);
    const ours = systems.findIndex(({ title }) => title === "ours");
    const best = Math.min(...values.filter((value, column) => column !== ours && !Number.isNaN(value)));
    const ratio = values[ours]! / best;
    const cells = values.map((value) => (Number.isNaN(value) ? "–" : value.toFixed(digits)));
    return [name, ...cells, best > 0 && ratio > 0 ? ratio.toFixed(2) : ""];
  };
  return [
    ["", ...systems.map(({ title }) => title), "ours / best peer"],
    ...counts.flatMap((count, index) => figuresAt(count).map((figure) => rowOf(figure, index))),
    ...readingFigures.map((figure) => rowOf(figure)),
  ];
};
