import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import type { Figures, SampleReport } from "../../../sample-checks/sample-report";
import { tableBox } from "../../../mdx/html/table-box";

const columns: readonly [keyof Figures, string][] = [
  ["samples", "Samples"],
  ["executed", "Executed"],
  ["typeChecked", "Type-checked"],
  ["parsed", "Parsed"],
  ["unchecked", "Unchecked"],
];

const row = (name: string, figures: Figures): Element =>
  h("tr", [h("th", { scope: "row" }, name), ...columns.map(([key]) => h("td", figures[key]))]);

/** Gives the figures of a report as a sentence and a table. */
export const figuresHtml = (report: SampleReport): string => {
  const { samples, executed, typeChecked, parsed, unchecked, compared, recorded, languages } = report;
  const headers = ["Language", ...columns.map(([, label]) => label)];
  const head = h(
    "tr",
    headers.map((header) => h("th", { scope: "col" }, header)),
  );
  return toHtml([
    h(
      "p",
      `${samples} code samples: ${executed} executed, ${typeChecked} type-checked, ${parsed} parsed, ` +
        `${unchecked} unchecked. ${compared} outputs are compared with what their sample prints, ` +
        `${recorded} say how they were made.`,
    ),
    tableBox(
      h("table", [
        h("thead", head),
        h(
          "tbody",
          languages.map(({ language, ...figures }) => row(language, figures)),
        ),
      ]),
    ),
  ]);
};
