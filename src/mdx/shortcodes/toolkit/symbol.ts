import { h } from "hastscript";
import type { Content, Link, Paragraph, PhrasingContent, Root } from "mdast";

import type { SymbolKind, ToolkitLanguage } from "../../../config/toolkit";
import { type Diagnostic, toDiagnostic } from "../../../diagnostics/diagnostic";
import { callsSymbol, type PlacedSymbol, sourceUrl } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { paths } from "../../../utils/paths";
import { type Component, componentProps, componentsBelow, contentOf } from "../../nodes/component";
import { code, codes, fence, link, list, paragraph, strong, table, text } from "../../nodes/markdown-nodes";
import { plainText } from "../../nodes/walk";
import { historyMarks, statusBadge } from "./status";
import { asEvidence, idDiagnostic, languageBlocks, type ToolkitShortcode } from "./toolkit-shortcode";

/** Languages of code fences, if they have other names than those of the toolkit. */
const fences: Partial<Record<ToolkitLanguage, string>> = { wasm: "typescript", cli: "bash" };

const fielded: ReadonlySet<SymbolKind> = new Set(["struct", "option", "enum"]);

const withLabel = (label: string, ...children: PhrasingContent[]): Paragraph =>
  paragraph(strong(text(label)), ...children);

/** Required fields without defaults, like those of a Rust struct, have only a name and a type. */
const paramTable = ({ kind, params }: PlacedSymbol): Content => {
  const isField = fielded.has(kind);
  const isPlain = isField && params.every(({ required, default: preset }) => required && preset === null);
  return table(
    [isField ? "Field" : "Parameter", "Type", ...(isPlain ? [] : ["Required", "Default"])],
    params.map(({ name, type, required, default: preset }) => {
      const rule = [[text(required ? "yes" : "no")], preset === null ? [] : [code(preset)]];
      return [[code(name)], [code(type)], ...(isPlain ? [] : rule)];
    }),
  );
};

/** Its status, how we know it, since when it's there and where it's defined: a line of marks at its heading. */
const marks = (symbol: PlacedSymbol): Paragraph => {
  const { status, check, source } = symbol;
  const all = [
    statusBadge(status),
    link(paths.doc("verification"), text(check === null ? "read, not run" : "tested")),
    ...historyMarks(symbol),
    link(sourceUrl(source), text("source")),
  ];
  return asEvidence(paragraph(...all.flatMap((mark, index) => (index > 0 ? [text(" · "), mark] : [mark]))));
};

/** The builder's classes write these into messages; elsewhere they're texts of results. */
const textsLabel = ({ package: owner, kind }: PlacedSymbol): string =>
  owner === "ddex-builder" && kind === "class" ? "Values it always writes" : "Texts that are always the same";

/** Returns all that we know about a symbol, below the author's heading, with the author's example of a call. */
export const symbolEntry = (symbol: PlacedSymbol, example: readonly Content[] = []): Content[] => {
  const { language, signature, params, returns, errors, texts, note } = symbol;
  return [
    marks(symbol),
    fence(fences[language] ?? language, signature),
    paragraph(text(note)),
    ...example,
    ...(params.length > 0 ? [paramTable(symbol)] : []),
    ...(returns === null ? [] : [withLabel("Returns", text(" "), code(returns))]),
    ...(errors.length > 0 ? [withLabel("Errors"), list(errors.map((error) => [text(error)]))] : []),
    ...(texts.length > 0 ? [withLabel(textsLabel(symbol), text(" "), ...codes(texts))] : []),
  ];
};

const NAME = "Symbol";

/** Returns ids of the symbols that have a full entry on a page. */
export const entriesOf = (tree: Root): Set<string> =>
  new Set(componentsBelow(tree, NAME).map((node) => componentProps(node)["id"] ?? ""));

/** `<Symbol id="…" />`: the full entry of a symbol, and its anchor. An example of a call may be in it. */
export const symbol = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    props: { id: { required: true } },
    anchors: ({ id = "" }) => [id],
    missing: ({ id = "" }) => idDiagnostic(toolkit(), id),
    expand: (node, { id = "" }) => {
      const example = node.children as Content[];
      return [{ ...node, children: symbolEntry(toolkit().byId.get(id)!, example), data: { example } } as Content];
    },
    html: (node, { id = "" }, state) => h("div.symbol", { id }, contentOf(state, node)),
    // The language follows the package in an id.
    text: ({ id = "" }) => languageBlocks(id.split(".")[1]),
  }) as const satisfies ToolkitShortcode;

/** The link text must be the symbol's name, with or without its parent and arguments. */
const textDiagnostic = (node: Component, { byId }: Toolkit): Diagnostic | undefined => {
  const symbol = byId.get(componentProps(node)["id"] ?? "");
  const written = plainText(node);
  return symbol === undefined || written === "" || callsSymbol(written, symbol)
    ? undefined
    : toDiagnostic("symbol-text", { ...symbol, written });
};

/** `<SymbolLink id="…" />`: a link to a symbol's home, with its name as code or the author's text. */
export const symbolLink = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolLink",
    inline: true,
    isLink: true,
    props: { id: { required: true } },
    diagnostic: (node) => textDiagnostic(node, toolkit()),
    missing: ({ id = "" }) => idDiagnostic(toolkit(), id),
    expand: (node, { id = "" }) => {
      const symbol = toolkit().byId.get(id);
      const children = node.children as PhrasingContent[];
      const shown = (children.length > 0 ? children : [code(symbol?.name ?? "")]) as Link["children"];
      return [{ type: "link", url: symbol?.url ?? "", children: shown, position: node.position }];
    },
  }) as const satisfies ToolkitShortcode;
