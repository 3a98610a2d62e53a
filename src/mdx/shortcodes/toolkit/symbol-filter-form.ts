import type { Element } from "hast";
import { h } from "hastscript";

import { knownWays, symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../../config/toolkit";

const same = (values: readonly string[]): [value: string, label: string][] => values.map((value) => [value, value]);

const choices: [name: string, label: string, options: [value: string, label: string][]][] = [
  ["package", "Package", same(toolkitPackages)],
  ["language", "Language", Object.entries(toolkitLanguages)],
  ["status", "Status", same(symbolStatuses)],
  ["kind", "Kind", same(symbolKinds)],
  ["known", "Known by", same(knownWays)],
];

/** The form above the list of all symbols; `src/browser/behaviors/filter-symbols.ts` makes it work. */
export const symbolFilterForm = (count: number): Element =>
  h("form.symbol-filter", { role: "search", ariaLabel: "Symbols" }, [
    h("input", {
      type: "search",
      name: "q",
      ariaLabel: "Text",
      placeholder: "Name or behaviour",
      autoComplete: "off",
    }),
    h("button", { type: "button", className: ["button"], ariaExpanded: "false" }, "Filters"),
    h("div", [
      ...choices.map(([name, label, options]) =>
        h("select", { name, ariaLabel: label }, [
          h("option", { value: "" }, label),
          ...options.map(([value, text]) => h("option", { value }, text)),
        ]),
      ),
    ]),
    h("output", `${count} symbols`),
    h("button", { type: "reset", className: ["button"] }, "Clear filters"),
  ]);
