import type { Content, Link, List, Paragraph, PhrasingContent } from "mdast";

import { symbolChecksFolder } from "../../../config/toolkit";
import type { SymbolKind, ToolkitLanguage } from "../../../config/toolkit";
import { code, link, paragraph, row, strong, table, text } from "../../nodes/markdown-nodes";
import { sourceUrl } from "../../../reference/toolkit/source-url";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import { statusBadge } from "./status";

const fences: Record<ToolkitLanguage, string> = {
  rust: "rust",
  python: "python",
  typescript: "typescript",
  wasm: "typescript",
  cli: "bash",
};

const fielded: ReadonlySet<SymbolKind> = new Set(["struct", "option", "enum"]);

const labelled = (label: string, ...children: PhrasingContent[]): Paragraph =>
  paragraph(strong(text(label)), ...children);

const errorList = (errors: readonly string[]): List => ({
  type: "list",
  ordered: false,
  spread: false,
  children: errors.map((error) => ({ type: "listItem", spread: false, children: [paragraph(text(error))] })),
});

const textLine = (texts: readonly string[]): Paragraph =>
  labelled("Fixed texts", ...texts.flatMap((value, at) => [text(at === 0 ? " " : ", "), code(value)]));

/** Required fields without defaults, like those of a Rust struct, have only a name and a type. */
const paramTable = ({ kind, params }: PlacedSymbol): Content => {
  const isField = fielded.has(kind);
  const isPlain = isField && params.every(({ required, default: preset }) => required && preset === null);
  return table(
    [isField ? "Field" : "Parameter", "Type", ...(isPlain ? [] : ["Required", "Default"])],
    params.map(({ name, type, required, default: preset }) => {
      const rule = [[text(required ? "yes" : "no")], preset === null ? [] : [code(preset)]];
      return row([[code(name)], [code(type)], ...(isPlain ? [] : rule)]);
    }),
  );
};

/** A location in the release's sources, with its URL. */
const sourceLink = (source: string): Link => link(sourceUrl(source), code(source));

/** How we know it: the check that runs it, or the lines that were read. */
const evidence = ({ check, source }: PlacedSymbol): Paragraph => ({
  ...(check === null
    ? paragraph(text("Read in "), sourceLink(source), text("."))
    : paragraph(
        text("Observed by "),
        code(`${symbolChecksFolder}/${check}.ts`),
        text("; defined in "),
        sourceLink(source),
        text("."),
      )),
  data: { hProperties: { className: ["evidence"] } },
});

/** All that we know about a symbol, below the heading that the author writes. */
export const symbolEntry = (symbol: PlacedSymbol): Content[] => {
  const { language, signature, params, returns, errors, texts, note } = symbol;
  return [
    { type: "code", lang: fences[language], value: signature },
    paragraph(statusBadge(symbol.status), text(` ${note}`)),
    ...(params.length > 0 ? [paramTable(symbol)] : []),
    ...(returns === null ? [] : [labelled("Returns", text(" "), code(returns))]),
    ...(errors.length > 0 ? [labelled("Errors"), errorList(errors)] : []),
    ...(texts.length > 0 ? [textLine(texts)] : []),
    evidence(symbol),
  ];
};
