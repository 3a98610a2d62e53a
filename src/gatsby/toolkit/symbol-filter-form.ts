import type { Element } from "hast";

import { symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import { element } from "../mdx/element";

const choices: [name: string, label: string, options: [value: string, label: string][]][] = [
  ["package", "Package", toolkitPackages.map((value) => [value, value])],
  ["language", "Language", Object.entries(toolkitLanguages)],
  ["status", "Status", symbolStatuses.map((value) => [value, value])],
  ["kind", "Kind", symbolKinds.map((value) => [value, value])],
];

/** The form above the list of all symbols; `src/behaviors/filter-symbols.ts` gives it its work. */
export const symbolFilterForm = (count: number): Element =>
  element("form", { className: ["symbol-filter"], role: "search", ariaLabel: "Symbols" }, [
    element("label", {}, ["Text", element("input", { type: "search", name: "q", autoComplete: "off" }, [])]),
    ...choices.map(([name, label, options]) =>
      element("label", {}, [
        label,
        element("select", { name }, [
          element("option", { value: "" }, ["All"]),
          ...options.map(([value, text]) => element("option", { value }, [text])),
        ]),
      ]),
    ),
    element("p", {}, [
      element("output", {}, [`${count} symbols`]),
      element("button", { type: "reset", className: ["button"] }, ["Clear filters"]),
    ]),
  ]);
