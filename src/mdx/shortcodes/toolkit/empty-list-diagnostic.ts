import type { ComponentProps } from "../../nodes/component";
import type { Diagnostic } from "../../../diagnostics/diagnostic";
import { suggest } from "../../../diagnostics/diagnostic";
import { matchingSymbols } from "../../../reference/toolkit/matching-symbols";
import type { Toolkit } from "../../../reference/toolkit/toolkit";

/** The problem with props that match no symbol, and alternatives. */
export const emptyListDiagnostic = (
  name: string,
  props: ComponentProps,
  { symbols }: Toolkit,
): Diagnostic | undefined => {
  if (matchingSymbols(symbols, props).length > 0) return undefined;
  const { parent, kind, ...owner } = props;
  const owned = matchingSymbols(symbols, owner);
  const written = Object.entries(props).map(([prop, value]) => `${prop}="${value}"`);
  const parents = [...new Set(owned.map((symbol) => symbol.parent ?? ""))];
  return {
    message: `<${name} ${written.join(" ")}> lists no symbol`,
    remedy:
      owned.length === 0
        ? `${owner["package"]} has no API in this language.`
        : parent !== undefined && !parents.includes(parent)
          ? suggest(parent, parents)
          : suggest(kind ?? "", [...new Set(matchingSymbols(owned, { parent }).map((symbol) => symbol.kind))]),
  };
};
