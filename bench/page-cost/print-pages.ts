import { kb, withLimit } from "../support/format-figures";
import { formatTable } from "../support/format-table";
import { median } from "../support/median";
import type { PageCost } from "../support/views/measure-page";

export interface RouteCost extends PageCost {
  route: string;
  /** Bytes of its workers' scripts, which the total doesn't include. */
  workers: number;
}

/** Target blocking time of docs pages in milliseconds; printed next to the measurement, but never fails. */
const BLOCKING = { median: 60, worst: 120 };

const COLUMNS: readonly [string, (cost: RouteCost) => string | number][] = [
  ["total kB", ({ total }) => kb(total)],
  ["prefetched", ({ prefetched }) => kb(prefetched)],
  ["later", ({ ahead }) => kb(ahead)],
  ["JS kB", ({ js }) => kb(js)],
  ["HTML kB", ({ html }) => kb(html)],
  ["workers kB", ({ workers }) => kb(workers)],
  ["JSON kB", ({ json }) => kb(json)],
  ["requests", ({ requests }) => requests],
  ["LCP ms", ({ lcp }) => Math.round(lcp)],
  ["blocking ms", ({ blocking }) => Math.round(blocking)],
  ["CLS", ({ cls }) => cls.toFixed(3)],
  ["DOM nodes", ({ nodes }) => Math.round(nodes)],
];

export const isDoc = ({ route }: RouteCost): boolean => route.startsWith("/docs/");

/** Combines each figure of the pages with `of`. */
const summarizePages = (name: string, pages: readonly RouteCost[], of: (values: number[]) => number): RouteCost => {
  const keys = Object.keys(pages[0]!).filter((key) => key !== "route") as Exclude<keyof RouteCost, "route">[];
  const figures = Object.fromEntries(keys.map((key) => [key, of(pages.map((page) => page[key]))]));
  return { route: name, ...(figures as unknown as Omit<RouteCost, "route">) };
};

/** Prints what each page costs, and the median and worst of the docs pages. */
export const printPages = (pages: readonly RouteCost[]): void => {
  const docs = pages.filter(isDoc);
  const summaries =
    docs.length > 0
      ? [
          summarizePages("docs, median", docs, median),
          summarizePages("docs, worst", docs, (values) => Math.max(...values)),
        ]
      : [];
  const rows = [...pages, ...summaries].map((page) => [page.route, ...COLUMNS.map(([, format]) => format(page))]);
  console.log(formatTable([["page", ...COLUMNS.map(([name]) => name)], ...rows]));
  console.log(
    "\ntotal: everything transferred, compressed and with headers, until the network is idle and 800 ms more; prefetched:\n" +
      "the part of it that is fetched ahead for another page; later: what is fetched ahead after that, not in the total;\n" +
      "workers: scripts of workers, not in the total either.",
  );
  const [middle, worst] = summaries;
  if (middle && worst)
    console.log(
      `blocking time of docs pages, for information: median ${withLimit(middle.blocking, BLOCKING.median)} ms, ` +
        `worst ${withLimit(worst.blocking, BLOCKING.worst)} ms`,
    );
};
