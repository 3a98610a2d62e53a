import type { Table, TableCell, TableRow } from "mdast";

import { symbolStatuses } from "../../config/toolkit";
import { plainText, walk } from "../../mdx/nodes/walk";
import { ContentError } from "../../diagnostics/diagnostic";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { SymbolGroup } from "../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { mentionedLanguages } from "./languages";
import { propsOf } from "./named-in";
import type { ProsePage } from "./read-page";
import { firstCell, paragraphDiagnostic, subjectDiagnostic } from "./subject-diagnostic";

/** A symbol or group whose status is shown, in one of its languages. */
interface Shown {
  name: string;
  language: string;
}

/** The problem with the language of a status in a column or row for a language. */
const languageDiagnostic = (
  row: TableRow,
  header: TableCell | undefined,
  shown: readonly Shown[],
): Diagnostic | undefined => {
  const [inHeader, inRow] = [header ?? firstCell(row), firstCell(row)].map((cell) =>
    mentionedLanguages(cell).filter((language) => language !== "cli"),
  );
  const said = inHeader!.length > 0 ? inHeader! : inRow!;
  const isCommand = [header ?? row, firstCell(row)].some((cell) => mentionedLanguages(cell).includes("cli"));
  const wrong = shown.find(
    ({ language }) => said.length > 0 && !(language === "cli" ? isCommand : said.includes(language)),
  );
  return wrong === undefined
    ? undefined
    : {
        message: `The status is that of ${wrong.name}, in a place that speaks of ${[...new Set(said)].join(", ")}`,
        remedy: "Name the symbol of that language",
      };
};

/** The package that a page is about, according to its folder. */
const packageOf = (file: string): string | undefined => {
  const [, name] = /\/(parser|builder)\//.exec(file) ?? [];
  return name === undefined ? undefined : `ddex-${name}`;
};

/** The problem with a status from another package on a page about one, in a row that doesn't name it. */
const packageDiagnostic = (file: string, row: TableRow, ids: readonly string[]): Diagnostic | undefined => {
  const own = packageOf(file);
  const wrong = ids.find(
    (id) =>
      own !== undefined &&
      !/^ddex-core\./.test(id) &&
      !id.startsWith(`${own}.`) &&
      !plainText(row).includes(id.split(".")[0]!),
  );
  return wrong === undefined
    ? undefined
    : {
        message: `The status is that of ${wrong}, on a page of ${own}`,
        remedy: "Name the symbol of that package, or say the other package in the row",
      };
};

const isStatus = (text: string): boolean => (symbolStatuses as readonly string[]).includes(text.trim().toLowerCase());

const cellDiagnostic = (
  file: string,
  cell: TableCell,
  row: TableRow,
  header: TableCell | undefined,
  groups: readonly SymbolGroup[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Diagnostic | undefined => {
  if (isStatus(plainText(cell)))
    return {
      message: `The status "${plainText(cell)}" is written by hand`,
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
    (ids.length === 0 ? undefined : subjectDiagnostic(row, ids, toolkit)) ??
    packageDiagnostic(file, row, ids) ??
    languageDiagnostic(row, header, shown)
  );
};

/** Problems with a page's statuses: written by hand in a table, or of a symbol that the row or text isn't about. */
export const statusDiagnostics = (
  { file, tree, lineOf }: ProsePage,
  groups: readonly SymbolGroup[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): ContentError[] => {
  const diagnostics: ContentError[] = [];
  const check = ({ children: [header, ...rows] }: Table): void => {
    for (const row of rows)
      for (const [at, cell] of row.children.entries()) {
        const found = cellDiagnostic(file, cell, row, header?.children[at], groups, toolkit);
        if (found) diagnostics.push(new ContentError(file, lineOf(cell), found.message, found.remedy));
      }
  };
  walk(tree, (node) => {
    if (node.type === "table") check(node);
    if (node.type !== "paragraph") return;
    const found = paragraphDiagnostic(node, propsOf(node, "Status", "of"), toolkit);
    if (found) diagnostics.push(new ContentError(file, lineOf(node), found.message, found.remedy));
  });
  return diagnostics;
};
