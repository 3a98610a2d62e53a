import type { Content, Paragraph, TableRow } from "mdast";

import { plainText } from "../../mdx/nodes/plain-text";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { codesOf, propsOf } from "./named-in";

/** Letters in which words of one stem agree. */
const STEM = 4;

/** Is one the symbol that the other belongs to, or are they the same? */
const related = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Words of code, whole and parted at hyphens. */
const wordsOf = (code: string): string[] => code.split(/[^\w-]+/).flatMap((word) => [word, ...word.split("-")]);

/** Does a piece of code have a name that an id ends in? */
const namesOne = (code: string, ids: readonly string[]): boolean => {
  const words = wordsOf(code);
  return ids.some((id) =>
    id
      .split(/[.-]/)
      .slice(2)
      .some((part) => words.includes(part)),
  );
};

const nameOf = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

/** Does a paragraph name the symbol itself, or what it belongs to and no other member of that? */
const namesSymbol = (id: string, codes: readonly string[], toolkit: ReadonlyMap<string, ToolkitSymbol>): boolean => {
  const words = new Set(codes.flatMap(wordsOf));
  if (
    nameOf(id)
      .split("-")
      .some((part) => words.has(part))
  )
    return true;
  const owner = id.slice(0, -nameOf(id).length);
  const namesOther = [...toolkit.keys()].some(
    (other) => other.startsWith(owner) && other !== id && words.has(nameOf(other)),
  );
  return !namesOther && codes.some((code) => namesOne(code, [id]));
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

/** What a row is about. */
export const firstCell = (row: TableRow): Content => row.children[0]!;

/** What is wrong with the symbols whose status a row shows; a row is about the symbols that it links to, or names in its first cell. */
export const subjectDiagnostic = (
  row: TableRow,
  ids: readonly string[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Diagnostic | undefined => {
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
    message: `The status is that of ${ids.join(" ")}, but the row is about ${subject}`,
    remedy: "Name the symbol of the row, say what it does, or show a group of content/toolkit/groups.yaml",
  };
};

/** What is wrong with the symbols whose status a paragraph shows, where it names symbols in code or links to them. */
export const paragraphDiagnostic = (
  paragraph: Paragraph,
  ids: readonly string[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Diagnostic | undefined => {
  const links = propsOf(paragraph, "SymbolLink", "id");
  const codes = codesOf(paragraph);
  const wrong = ids.find(
    (id) => !links.some((link) => related(id, link)) && codes.length > 0 && !namesSymbol(id, codes, toolkit),
  );
  return wrong === undefined
    ? undefined
    : {
        message: `The status is that of ${wrong}, but the paragraph speaks of ${[...links, ...codes].join(", ")}`,
        remedy: "Name the symbol in the paragraph, or show the status of the one that it names",
      };
};
