import type { Content, Table, TableCell, TableRow } from "mdast";

import { symbolStatuses } from "../config/toolkit";
import { plainText } from "../mdx/nodes/plain-text";
import { walk } from "../mdx/nodes/walk";
import { ContentError } from "../problems/content-error";
import type { Problem } from "../problems/problem";
import type { SymbolGroup } from "../toolkit/groups";
import type { ToolkitSymbol } from "../toolkit/symbol";
import { mentionedLanguages } from "./languages";
import { codesOf, propsOf } from "./named-in";
import type { ProsePage } from "./read-page";

/** Letters in which words of one stem agree. */
const STEM = 4;

/** Is one the symbol that the other belongs to, or are they the same? */
const related = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Does a piece of code have a name that an id ends in? */
const namesOne = (code: string, ids: readonly string[]): boolean => {
  const words = code.split(/[^\w-]+/).flatMap((word) => [word, ...word.split("-")]);
  return ids.some((id) =>
    id
      .split(/[.-]/)
      .slice(2)
      .some((part) => words.includes(part)),
  );
};

/** The stems of the longer words of a text, names parted into theirs. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM)),
  );

/** Has a row in plain words one in common with the symbols, or with what they are said to do? */
const speaksOf = (row: TableRow, ids: readonly string[], toolkit: ReadonlyMap<string, ToolkitSymbol>): boolean => {
  const names = ids.map((id) => id.split(".").slice(2).join(" "));
  const stems = stemsOf([...names, ...ids.map((id) => toolkit.get(id)?.note)].join(" "));
  return [...stemsOf(plainText(row))].some((stem) => stems.has(stem));
};

const firstCell = (row: TableRow): Content => row.children[0]!;

/** What is wrong with the symbols whose status a row shows; a row is about the symbols that it links to, or names in its first cell. */
const subjectProblem = (
  row: TableRow,
  ids: readonly string[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Problem | undefined => {
  const links = propsOf(row, "SymbolLink", "id");
  const codes = codesOf(firstCell(row));
  const fits =
    links.length > 0
      ? ids.some((id) => links.some((link) => related(id, link)))
      : codes.length > 0
        ? codes.some((code) => namesOne(code, ids))
        : speaksOf(row, ids, toolkit);
  if (fits) return undefined;
  const subject = [...links, ...codes].join(", ") || `"${plainText(firstCell(row))}"`;
  return {
    problem: `The status is that of ${ids.join(" ")}, but the row is about ${subject}`,
    remedy: "Name the symbol of the row, say what it does, or show a group of content/toolkit/groups.yaml",
  };
};

/** A symbol or a group whose status is shown, in one of its languages. */
interface Shown {
  name: string;
  language: string;
}

/** What is wrong with the language of a status in a column, or a row, that says one. */
const languageProblem = (
  row: TableRow,
  header: TableCell | undefined,
  shown: readonly Shown[],
): Problem | undefined => {
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
        problem: `The status is that of ${wrong.name}, in a place that speaks of ${[...new Set(said)].join(", ")}`,
        remedy: "Name the symbol of that language",
      };
};

/** The package that a page is about, by its folder. */
const packageOf = (file: string): string | undefined => {
  const [, name] = /\/(parser|builder)\//.exec(file) ?? [];
  return name === undefined ? undefined : `ddex-${name}`;
};

/** What is wrong with a status of another package on a page of one, in a row that does not name it. */
const packageProblem = (file: string, row: TableRow, ids: readonly string[]): Problem | undefined => {
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
        problem: `The status is that of ${wrong}, on a page of ${own}`,
        remedy: "Name the symbol of that package, or say the other package in the row",
      };
};

const isStatus = (text: string): boolean => (symbolStatuses as readonly string[]).includes(text.trim().toLowerCase());

const cellProblem = (
  file: string,
  cell: TableCell,
  row: TableRow,
  header: TableCell | undefined,
  groups: readonly SymbolGroup[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Problem | undefined => {
  if (isStatus(plainText(cell)))
    return {
      problem: `The status "${plainText(cell)}" is written by hand`,
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
    (ids.length === 0 ? undefined : subjectProblem(row, ids, toolkit)) ??
    packageProblem(file, row, ids) ??
    languageProblem(row, header, shown)
  );
};

/** What is wrong with the statuses in a page's tables: one written by hand, or that of a symbol that its row is not about. */
export const statusProblems = (
  { file, tree, lineOf }: ProsePage,
  groups: readonly SymbolGroup[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): ContentError[] => {
  const problems: ContentError[] = [];
  const check = ({ children: [header, ...rows] }: Table): void => {
    for (const row of rows)
      for (const [at, cell] of row.children.entries()) {
        const found = cellProblem(file, cell, row, header?.children[at], groups, toolkit);
        if (found) problems.push(new ContentError(file, lineOf(cell), found.problem, found.remedy));
      }
  };
  walk(tree, (node) => {
    if (node.type === "table") check(node);
  });
  return problems;
};
