import type { Element } from "hast";

import { knownWays, symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import { element } from "../../mdx/nodes/element";

const same = (values: readonly string[]): [value: string, label: string][] => values.map((value) => [value, value]);

const choices: [name: string, label: string, options: [value: string, label: string][]][] = [
  ["package", "Package", same(toolkitPackages)],
  ["language", "Language", Object.entries(toolkitLanguages)],
  ["status", "Status", same(symbolStatuses)],
  ["kind", "Kind", same(symbolKinds)],
  ["known", "Known by", same(knownWays)],
];

/** The form above the list of all symbols; `src/behaviors/filter-symbols.ts` gives it its work. */
export const symbolFilterForm = (count: number): Element =>
  element("form", { className: ["symbol-filter"], role: "search", ariaLabel: "Symbols" }, [
    element(
      "input",
      { type: "search", name: "q", ariaLabel: "Text", placeholder: "Name or behaviour", autoComplete: "off" },
      [],
    ),
    element("button", { type: "button", className: ["button"], ariaExpanded: "false" }, ["Filters"]),
    element("div", {}, [
      ...choices.map(([name, label, options]) =>
        element("select", { name, ariaLabel: label }, [
          element("option", { value: "" }, [label]),
          ...options.map(([value, text]) => element("option", { value }, [text])),
        ]),
      ),
    ]),
    element("output", {}, [`${count} symbols`]),
    element("button", { type: "reset", className: ["button"] }, ["Clear filters"]),
  ]);
