import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { tableBox } from "../../../mdx/html/table-box";
import { figuresSentence } from "../../../sample-checks/figures-sentence";
import { sampleMarks } from "../../../sample-checks/sample-mark";
import type { Figures, SampleReport } from "../../../sample-checks/sample-report";
import { codeChecks } from "../../../sample-checks/samples/checker";

type Column = [key: keyof Figures, label: string];

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A check that no sample had needs no column, unless it is that there was none. */
const columnsOf = (report: Figures): Column[] => [
  ["samples", "Samples"],
  ...codeChecks
    .filter((check) => report[check] > 0 || check === "unchecked")
    .map((check): Column => [check, capitalized(sampleMarks[check].word)]),
];

/** Gives the figures of a report as a sentence and a table. */
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
