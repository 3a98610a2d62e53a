import { kb } from "../support/format-figures";
import { median } from "../support/median";
import type { SiteCost } from "./measure-site";

const GB = 1024 ** 3;

/** A system's sites, one per number of pages, in the requested order. */
export interface SystemCosts {
  title: string;
  node: string;
  ours: boolean;
  sites: readonly SiteCost[];
}

/** One figure per system; the basis of a ratio. */
interface Figure {
  name: string;
  of: (costs: SystemCosts) => number | undefined;
  format: (value: number) => string;
  /** The maximum ratio of ours to the best peer. */
  goal?: string;
}

const fixed = (digits: number) => (value: number) => value.toFixed(digits);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const buildFigures = (count: number, at: number): Figure[] => [
  {
    name: `cold build, ${count} pages, s`,
    of: ({ sites }) => sites[at]?.seconds,
    format: fixed(1),
    goal: count >= 1000 ? "below 1, aim 0.6" : undefined,
  },
  {
    name: `cold build, ${count} pages, user s`,
    of: ({ sites }) => sites[at]?.user,
    format: fixed(1),
  },
  {
    name: `cold build, ${count} pages, GB over all processes`,
    of: ({ sites }) => sites[at]?.peak?.tree,
    format: (bytes) => fixed(2)(bytes / GB),
  },
];

const viewFigure = (
  name: string,
  key: "total" | "js" | "lcp" | "blocking" | "cls",
  over: (values: number[]) => number,
  format: (value: number) => string,
): Figure => ({
  name,
  of: ({ sites: [first] }) => first?.reading && over(first.reading.views.map((view) => view[key])),
  format,
});

const worst = (values: number[]): number => Math.max(...values);

const readingFigures = (): Figure[] => [
  viewFigure("first view, median kB", "total", median, kb),
  viewFigure("first view, median kB of JavaScript", "js", median, kb),
  viewFigure("blocking at 4×, median ms", "blocking", median, fixed(0)),
  viewFigure("blocking at 4×, worst page, ms", "blocking", worst, fixed(0)),
  viewFigure("LCP at 4×, median ms", "lcp", median, fixed(0)),
  viewFigure("CLS, worst page", "cls", worst, fixed(3)),
  {
    name: "session of five pages, kB",
    of: ({ sites: [first] }) => first?.reading && sum(first.reading.session.map(({ total }) => total)),
    format: kb,
  },
  {
    name: "click to paint at 4×, median ms",
    of: ({ sites: [first] }) => {
      const painted = first?.reading?.session.flatMap((step) => step.painted ?? []) ?? [];
      return painted.length > 0 ? median(painted) : undefined;
    },
    format: fixed(0),
  },
];

const searchFigures = (count: number, at: number): Figure[] => [
  { name: `search, first query at ${count} pages, kB`, of: ({ sites }) => sites[at]?.search?.total, format: kb },
  {
    name: `of it scripts and styles, ${count} pages, kB`,
    of: ({ sites }) => sites[at]?.search?.code,
    format: kb,
  },
];

/** Ratio of ours to the best peer, "0.61"; empty if there is nothing to compare. */
const ratio = ({ of }: Figure, all: readonly SystemCosts[]): string => {
  const own = all.filter(({ ours }) => ours).map(of)[0];
  const peers = all.filter(({ ours }) => !ours).flatMap((costs) => of(costs) ?? []);
  const best = Math.min(...peers);
  return own === undefined || peers.length === 0 || best === 0 ? "" : fixed(2)(own / best);
};

const toLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** All systems' figures as a Markdown table: a row per figure, a column per system, then the ratio. */
export const peersTable = (counts: readonly number[], all: readonly SystemCosts[]): string => {
  const figures = [...counts.flatMap(buildFigures), ...readingFigures(), ...counts.flatMap(searchFigures)];
  const rows = figures.map((figure) => [
    figure.name,
    ...all.map((costs) => {
      const value = figure.of(costs);
      return value === undefined ? "–" : figure.format(value);
    }),
    [ratio(figure, all), figure.goal && `(${figure.goal})`].filter(Boolean).join(" "),
  ]);
  const head = ["", ...all.map(({ title }) => title), "ours / best peer"];
  return [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows].map(toLine).join("\n");
};
