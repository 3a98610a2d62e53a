import type { TableRow } from "mdast";

import { symbolStatuses } from "../../config/toolkit";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { nodesOf, plainText } from "../../mdx/nodes/walk";
import type { SymbolGroup } from "../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { mentionedLanguages } from "./languages";
import { type PlacedCell, propsOf, tableCells } from "./named-in";
import type { LineDiagnostic, ProsePage } from "./prose-page";
import { paragraphDiagnostic, subjectDiagnostic } from "./subject-diagnostic";

/** A symbol or group whose status is shown, in one of its languages. */
interface Shown {
  name: string;
  language: string;
}

const languageDiagnostic = ({ row, first, header }: PlacedCell, shown: readonly Shown[]): Diagnostic | undefined => {
  const [inHeader, inRow] = [mentionedLanguages(header ?? first), mentionedLanguages(first)].map((languages) =>
    languages.filter((language) => language !== "cli"),
  );
  const placeLanguages = inHeader!.length > 0 ? inHeader! : inRow!;
  const isCommand = [header ?? row, first].some((cell) => mentionedLanguages(cell).includes("cli"));
  const wrong = shown.find(
    ({ language }) =>
      placeLanguages.length > 0 && !(language === "cli" ? isCommand : placeLanguages.includes(language)),
  );
  return (
    wrong && {
      message: `The status is that of ${wrong.name}, in a place that speaks of ${[...new Set(placeLanguages)].join(", ")}`,
      remedy: "Name the symbol of that language",
    }
  );
};

/** Returns the problem with a status from another package on a page about one, in a row that doesn't name it. */
const packageDiagnostic = (file: string, row: TableRow, ids: readonly string[]): Diagnostic | undefined => {
  const [, name] = /\/(parser|builder)\//.exec(file) ?? [];
  const pagePackage = `ddex-${name}`;
  const wrong = ids.find(
    (id) =>
      !/^ddex-core\./.test(id) && !id.startsWith(`${pagePackage}.`) && !plainText(row).includes(id.split(".")[0]!),
  );
  if (name === undefined || wrong === undefined) return undefined;
  return {
    message: `The status is that of ${wrong}, on a page of ${pagePackage}`,
    remedy: "Name the symbol of that package, or say the other package in the row",
  };
};

/** Returns problems with a page's statuses: written by hand in a table, or of a symbol that the text isn't about. */
export const statusDiagnostics = (
  file: string,
  { tree, lineOf }: ProsePage,
  groups: readonly SymbolGroup[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): LineDiagnostic[] => {
  const cellDiagnostic = (placed: PlacedCell): Diagnostic | undefined => {
    const { cell, row, first } = placed;
    const text = plainText(cell);
    if ((symbolStatuses as readonly string[]).includes(text.trim().toLowerCase()))
      return {
        message: `The status "${text}" is written by hand`,
        remedy: 'Write <Status of="…" /> or <Status group="…" />',
      };
    const ids = propsOf(cell, "Status", "of");
    const named = propsOf(cell, "Status", "group");
    const shown = [
      ...ids.map((id) => ({ name: id, language: id.split(".")[1] ?? "" })),
      ...groups.flatMap(({ name, languages }) =>
        named.includes(name) ? languages.map((language) => ({ name, language })) : [],
      ),
    ];
    return (
      (ids.length === 0 ? undefined : subjectDiagnostic(row, first, ids, toolkit)) ??
      packageDiagnostic(file, row, ids) ??
      languageDiagnostic(placed, shown)
    );
  };
  return [
    ...tableCells(tree).map((placed) => ({ node: placed.cell, diagnostic: cellDiagnostic(placed) })),
    ...nodesOf(tree, "paragraph").map((node) => ({
      node,
      diagnostic: paragraphDiagnostic(node, propsOf(node, "Status", "of"), toolkit),
    })),
  ].flatMap(({ node, diagnostic }) => (diagnostic ? [{ line: lineOf(node), ...diagnostic }] : []));
};
