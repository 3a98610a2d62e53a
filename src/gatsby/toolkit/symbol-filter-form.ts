import type { Element } from "hast";

import { knownWays, symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import { element } from "../mdx/element";

const same = (values: readonly string[]): [value: string, label: string][] => values.map((value) => [value, value]);

const choices: [name: string, label: string, all: string, options: [value: string, label: string][]][] = [
  ["package", "Package", "All packages", same(toolkitPackages)],
  ["language", "Language", "All languages", Object.entries(toolkitLanguages)],
  ["status", "Status", "Every status", same(symbolStatuses)],
  ["kind", "Kind", "All kinds", same(symbolKinds)],
  ["known", "Known by", "Observed or read", same(knownWays)],
];

/** The form above the list of all symbols; `src/behaviors/filter-symbols.ts` gives it its work. */
export const symbolFilterForm = (count: number): Element =>
  element("form", { className: ["symbol-filter"], role: "search", ariaLabel: "Symbols" }, [
    element(
      "input",
      { type: "search", name: "q", ariaLabel: "Text", placeholder: "Name, type or behaviour", autoComplete: "off" },
      [],
    ),
    element("button", { type: "button", className: ["button"], ariaExpanded: "false" }, ["Filters"]),
    element("div", {}, [
      ...choices.map(([name, label, all, options]) =>
        element("select", { name, ariaLabel: label }, [
          element("option", { value: "" }, [all]),
          ...options.map(([value, text]) => element("option", { value }, [text])),
        ]),
      ),
      element("button", { type: "reset", className: ["button"] }, ["Clear filters"]),
    ]),
    element("output", {}, [`${count} symbols`]),
  ]);
