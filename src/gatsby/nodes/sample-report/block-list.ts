import type { Element } from "hast";
import { h } from "hastscript";

import { tableBox } from "../../../mdx/html/table-box";
import type { SampleFigurePart } from "../../../mdx/shortcodes/sample-figures";
import { groupBy } from "../../../utils/lists";
import { figuresSentence } from "../../../verification/report/figures-sentence";
import { sampleMarks } from "../../../verification/report/sample-mark";
import type { Figures, ReportedBlock, ReportedPage, SampleReport } from "../../../verification/report/sample-report";
import { codeStatuses } from "../../../verification/report/sample-report";

type Column = [key: keyof Figures, label: string];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A check without samples gets no column, except "not checked". */
const columnsOf = (report: Figures): Column[] => [
  ["samples", "Samples"],
  ...codeStatuses
    .filter((status) => report[status] > 0 || status === "unchecked")
    .map((status): Column => [status, capitalize(sampleMarks[status].word)]),
];

/** Returns the figures of a report as a sentence and a table. */
export const figuresOf = (report: SampleReport): Element[] => {
  const columns = columnsOf(report);
  const row = (name: string, figures: Figures): Element =>
    h("tr", [h("th", { scope: "row" }, name), ...columns.map(([key]) => h("td", figures[key]))]);
  const head = ["Language", ...columns.map(([, label]) => label)].map((header) => h("th", { scope: "col" }, header));
  const body = report.languages.map(({ language, ...figures }) => row(language, figures));
  return [
    h("p", figuresSentence(report)),
    tableBox(h("table", [h("thead", h("tr", head)), h("tbody", [...body, row("All", report)])])),
  ];
};

/** A page to link to. */
export interface LinkedPage {
  file: string;
  title: string;
  path: string;
}

export type BlockListPart = Exclude<SampleFigurePart, "run">;

interface PlacedBlock extends ReportedBlock {
  file: string;
  page?: LinkedPage;
}

/** Why a block belongs to a part; undefined if it doesn't. */
const reasons: Record<BlockListPart, (block: ReportedBlock) => string | undefined> = {
  unchecked: ({ unchecked }) => unchecked,
  pending: ({ status }) => (status === "pending" ? "changed since the last check" : undefined),
  recorded: ({ recorded }) => recorded,
  wrong: ({ wrong }) => wrong,
};

const blockPlace = ({ file, page, heading }: PlacedBlock): Element | string => {
  if (!page) return file;
  const { path, title } = page;
  return heading
    ? h("a", { href: `${path}#${heading.id}` }, `${title}: ${heading.text}`)
    : h("a", { href: path }, title);
};

const itemOf = (block: PlacedBlock, reason?: string): Element =>
  h("li", [blockPlace(block), ` (${block.label}, line ${block.line})${reason === undefined ? "" : `: ${reason}`}`]);

/** If more blocks than this have the same reason, they're collapsed below it. */
const MOST_SHOWN = 3;

/** Maximum length of a list, because a site with unchecked pages would have thousands of blocks in it. */
const MOST_LISTED = 50;

type Group = [reason: string, blocks: PlacedBlock[]];

const foldOf = ([reason, blocks]: Group): Element =>
  h("details", [
    h("summary", `${blocks.length} blocks: ${reason}`),
    h("ul", [
      ...blocks.slice(0, MOST_LISTED).map((block) => itemOf(block)),
      ...(blocks.length > MOST_LISTED ? [h("li", `and ${blocks.length - MOST_LISTED} more`)] : []),
    ]),
  ]);

/** Returns the list of blocks in a part of the report, each with its location and the reason. */
export const blockList = (
  part: BlockListPart,
  reported: readonly ReportedPage[],
  linked: readonly LinkedPage[],
): Element[] => {
  const pages = new Map(linked.map((page) => [page.file, page]));
  const placed = reported.flatMap(({ file, blocks }) =>
    blocks.map((block): PlacedBlock => ({ ...block, file, page: pages.get(file) })),
  );
  const found = [...groupBy(placed, reasons[part])].filter((group): group is Group => group[0] !== undefined);
  if (found.length === 0) return [h("p", `There is no such ${part === "recorded" ? "output" : "block"}.`)];
  const shown = found.filter(([, blocks]) => blocks.length <= MOST_SHOWN);
  const items = shown.flatMap(([why, blocks]) => blocks.map((block) => itemOf(block, why)));
  const folded = found.filter(([, blocks]) => blocks.length > MOST_SHOWN);
  return [...(items.length > 0 ? [h("ul", items)] : []), ...folded.map(foldOf)];
};
