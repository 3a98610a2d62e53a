import type { Paragraph, TableCell, TableRow } from "mdast";

import type { Diagnostic } from "../../diagnostics/diagnostic";
import { plainText } from "../../mdx/nodes/walk";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { codesOf, propsOf } from "./named-in";

/** Number of letters that words with the same stem share. */
const STEM = 4;

/** Returns whether one symbol is the parent of the other, or they are the same. */
const isRelated = (id: string, otherId: string): boolean =>
  id === otherId || id.startsWith(`${otherId}.`) || otherId.startsWith(`${id}.`);

/** Returns words in code, whole and split at hyphens. */
const codeParts = (code: string): string[] => code.split(/[^\w-]+/).flatMap((word) => [word, ...word.split("-")]);

/** Returns whether a piece of code contains a part of an id after its package. */
const namesMember = (code: string, ids: readonly string[]): boolean => {
  const words = codeParts(code);
  return ids.flatMap((id) => id.split(/[.-]/).slice(2)).some((part) => words.includes(part));
};

const lastName = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

/** Returns whether a paragraph names the symbol, or its parent without another of the parent's members. */
const namesSymbol = (id: string, codes: readonly string[], toolkit: ReadonlyMap<string, ToolkitSymbol>): boolean => {
  const words = new Set(codes.flatMap(codeParts));
  const name = lastName(id);
  if (name.split("-").some((part) => words.has(part))) return true;
  const owner = id.slice(0, -name.length);
  const namesOther = [...toolkit.keys()].some(
    (otherId) => otherId.startsWith(owner) && otherId !== id && words.has(lastName(otherId)),
  );
  return !namesOther && codes.some((code) => namesMember(code, [id]));
};

/** Returns the stems of the longer words in a text, with names split into words. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM)),
  );

/** Returns whether a row in plain words shares one with the symbols or their descriptions. */
const sharesWord = (row: TableRow, ids: readonly string[], toolkit: ReadonlyMap<string, ToolkitSymbol>): boolean => {
  const names = ids.map((id) => id.split(".").slice(2).join(" "));
  const stems = stemsOf([...names, ...ids.map((id) => toolkit.get(id)?.note)].join(" "));
  return [...stemsOf(plainText(row))].some((stem) => stems.has(stem));
};

/** Returns the problem with the symbols whose status a row shows, if its first cell links to or names others. */
export const subjectDiagnostic = (
  row: TableRow,
  first: TableCell,
  ids: readonly string[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Diagnostic | undefined => {
  const links = propsOf(row, "SymbolLink", "id");
  const codes = codesOf(first);
  const fits =
    links.length > 0
      ? ids.some((id) => links.some((link) => isRelated(id, link)))
      : codes.length > 0
        ? codes.some((code) => namesMember(code, ids))
        : sharesWord(row, ids, toolkit);
  if (fits) return undefined;
  const subject = [...links, ...codes].join(", ") || `"${plainText(first)}"`;
  return {
    message: `The status is that of ${ids.join(" ")}, but the row is about ${subject}`,
    remedy: "Name the symbol of the row, say what it does, or show a group of content/toolkit/groups.yaml",
  };
};

/** Returns the problem with the symbols whose status a paragraph shows, if it names or links to symbols. */
export const paragraphDiagnostic = (
  paragraph: Paragraph,
  ids: readonly string[],
  toolkit: ReadonlyMap<string, ToolkitSymbol>,
): Diagnostic | undefined => {
  const links = propsOf(paragraph, "SymbolLink", "id");
  const codes = codesOf(paragraph);
  const wrong = ids.find(
    (id) => !links.some((link) => isRelated(id, link)) && codes.length > 0 && !namesSymbol(id, codes, toolkit),
  );
  return wrong === undefined
    ? undefined
    : {
        message: `The status is that of ${wrong}, but the paragraph speaks of ${[...links, ...codes].join(", ")}`,
        remedy: "Name the symbol in the paragraph, or show the status of the one that it names",
      };
};
