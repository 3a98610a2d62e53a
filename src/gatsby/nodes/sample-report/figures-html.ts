import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { tableBox } from "../../../mdx/html/table-box";
import { figuresSentence } from "../../../verification/report/figures-sentence";
import { sampleMarks } from "../../../verification/report/sample-mark";
import { codeStatuses } from "../../../verification/report/sample-report";
import type { Figures, SampleReport } from "../../../verification/report/sample-report";

type Column = [key: keyof Figures, label: string];

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A check without samples gets no column, except "not checked". */
const columnsOf = (report: Figures): Column[] => [
  ["samples", "Samples"],
  ...codeStatuses
    .filter((status) => report[status] > 0 || status === "unchecked")
    .map((status): Column => [status, capitalized(sampleMarks[status].word)]),
];

/** The figures of a report as a sentence and a table. */
export const figuresHtml = (report: SampleReport): string => {
  const columns = columnsOf(report);
  const row = (name: string, figures: Figures): Element =>
    h("tr", [h("th", { scope: "row" }, name), ...columns.map(([key]) => h("td", figures[key]))]);
  const head = ["Language", ...columns.map(([, label]) => label)].map((header) => h("th", { scope: "col" }, header));
  const body = report.languages.map(({ language, ...figures }) => row(language, figures));
  return toHtml([
    h("p", figuresSentence(report)),
    tableBox(h("table", [h("thead", h("tr", head)), h("tbody", [...body, row("All", report)])])),
  ]);
};
