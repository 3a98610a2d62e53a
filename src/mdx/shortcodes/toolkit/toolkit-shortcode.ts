import type { Paragraph, Root } from "mdast";

import { toolkitLanguages, toolkitPackages } from "../../../config/toolkit";
import { type Diagnostic, formatClosest, suggest, toDiagnostic } from "../../../diagnostics/diagnostic";
import { matchingSymbols, type ToolkitSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { type Component, type ComponentProps, componentProps, componentsBelow } from "../../nodes/component";
import type { Shortcode, TextBlock } from "../shortcode";

/** A shortcode that shows toolkit symbols. */
export interface ToolkitShortcode extends Shortcode {
  /** Ids of the symbols for which it adds an anchor, so its page can be their home. */
  anchors?(props: ComponentProps, symbols: readonly ToolkitSymbol[]): readonly string[];
}

/** Returns ids of the symbols that a page has an anchor for. */
export const listedSymbols = (
  tree: Root,
  symbols: readonly ToolkitSymbol[],
  shortcodes: readonly ToolkitShortcode[],
): Set<string> => {
  const byName = new Map(shortcodes.map((shortcode) => [shortcode.name, shortcode]));
  const anchorsOf = (node: Component) => byName.get(node.name ?? "")?.anchors?.(componentProps(node), symbols) ?? [];
  return new Set(componentsBelow(tree).flatMap(anchorsOf));
};

export const ownerProps = {
  package: { required: true, values: toolkitPackages },
  language: { required: true, values: Object.keys(toolkitLanguages) },
} as const;

/** Returns the text of listed symbols: only their language, because the search has its own records for symbols. */
export const languageBlocks = (language = ""): TextBlock[] => [{ kind: "code", text: "", language }];

/** Marks a paragraph as a note on how the facts above or below it are known. */
export const asEvidence = (node: Paragraph): Paragraph => ({
  ...node,
  data: { hProperties: { className: ["evidence"] } },
});

export const formatClosestIds = (name: string, known: Iterable<string>): string =>
  `closest: ${formatClosest(name, known)}.`;

/** Returns the problem with the first unknown symbol id, and the most similar ids. */
export const idDiagnostic = ({ byId }: Toolkit, ...ids: string[]): Diagnostic | undefined => {
  const unknown = ids.find((id) => !byId.has(id));
  return unknown === undefined
    ? undefined
    : toDiagnostic("symbol-unknown", { id: unknown, near: formatClosestIds(unknown, byId.keys()) });
};

/** Returns the problem with props that match no symbol, and alternatives. */
export const emptyListDiagnostic = (
  name: string,
  props: ComponentProps,
  { symbols }: Toolkit,
): Diagnostic | undefined => {
  if (matchingSymbols(symbols, props).length > 0) return undefined;
  const { parent, kind, ...owner } = props;
  const owned = matchingSymbols(symbols, owner);
  const written = Object.entries(props).map(([prop, value]) => `${prop}="${value}"`);
  const message = `<${name} ${written.join(" ")}> lists no symbol`;
  if (owned.length === 0) return { message, remedy: `${owner["package"]} has no API in this language.` };
  const parents = [...new Set(owned.map((symbol) => symbol.parent ?? ""))];
  if (parent !== undefined && !parents.includes(parent)) return { message, remedy: suggest(parent, parents) };
  const kinds = new Set(matchingSymbols(owned, { parent }).map((symbol) => symbol.kind));
  return { message, remedy: suggest(kind ?? "", [...kinds]) };
};
