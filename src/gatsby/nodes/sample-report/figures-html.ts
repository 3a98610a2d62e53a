import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";

import type { Figures, SampleReport } from "../../../sample-checks/sample-report";
import { element } from "../../../mdx/read/element";
import { tableBox } from "../../../mdx/html/table-box";

const columns: readonly [keyof Figures, string][] = [
  ["samples", "Samples"],
  ["executed", "Executed"],
  ["typeChecked", "Type-checked"],
  ["parsed", "Parsed"],
  ["unchecked", "Unchecked"],
];

const row = (name: string, figures: Figures): Element =>
  element("tr", {}, [
    element("th", { scope: "row" }, [name]),
    ...columns.map(([key]) => element("td", {}, [String(figures[key])])),
  ]);

/** Gives the figures of a report as a sentence and a table. */
export const figuresHtml = (report: SampleReport): string => {
  const { samples, executed, typeChecked, parsed, unchecked, compared, languages } = report;
  const headers = ["Language", ...columns.map(([, label]) => label)];
  const head = element(
    "tr",
    {},
    headers.map((header) => element("th", { scope: "col" }, [header])),
  );
  return toHtml([
    element("p", {}, [
      `${samples} code samples: ${executed} executed, ${typeChecked} type-checked, ${parsed} parsed, ` +
        `${unchecked} unchecked. ${compared} outputs are compared with what their sample prints.`,
    ]),
    tableBox(
      element("table", {}, [
        element("thead", {}, [head]),
        element(
          "tbody",
          {},
          languages.map(({ language, ...figures }) => row(language, figures)),
        ),
      ]),
    ),
  ]);
};
