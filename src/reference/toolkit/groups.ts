import { existsSync, readFileSync } from "node:fs";

import { sortByLikeness } from "@ddex-suite/ern/text/likeness";
import { isMap, isScalar } from "yaml";
import { z } from "zod";

import { contentRoot, dataPaths } from "../../config/content";
import { type SymbolStatus, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../config/toolkit";
import { errorIn, toDiagnostic } from "../../diagnostics/diagnostic";
import { parseFields } from "../../diagnostics/parse-fields";
import { yamlFile } from "../../diagnostics/yaml-file";
import { matchingSymbols, type ToolkitSymbol } from "./symbol";

/** What readers can do, and how well, according to the symbols that do it. */
export interface SymbolGroup {
  name: string;
  status: SymbolStatus;
  /** One sentence. */
  means: string;
  /** Languages of its symbols, or the one language that has none. */
  languages: readonly string[];
}

const languageNames = Object.keys(toolkitLanguages) as [string, ...string[]];

const groupValues = z.strictObject({
  means: z.string().min(1),
  /** Ids; the group has the worst of their statuses. */
  of: z.array(z.string()).min(1).optional(),
  /** Nothing does it: no symbol of that package and language has this in its name. */
  none: z
    .strictObject({ package: z.enum(toolkitPackages), language: z.enum(languageNames), named: z.string().min(3) })
    .optional(),
});

export const worstStatus = (statuses: readonly SymbolStatus[]): SymbolStatus =>
  symbolStatuses.findLast((status) => statuses.includes(status))!;

const plain = (name: string): string => name.replace(/\W|_/g, "").toLowerCase();

/** Returns the groups in a file, in file order. Throws a ContentError for the first mistake. */
export const parseGroups = (raw: string, file: string, symbols: readonly ToolkitSymbol[]): SymbolGroup[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the groups are");
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  if (!isMap(contents)) throw errorIn(file, 1, toDiagnostic("groups-list"));
  return contents.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : "";
    const group = `group "${name}"`;
    const line = lineOf(key);
    if (!isMap(value)) throw errorIn(file, line, toDiagnostic("group-empty", { group }));
    const { means, of, none } = parseFields(groupValues, value.toJSON(), {
      file,
      subject: { name: group, place: "below its name" },
      lineOf: (part) => lineOfKey(value, part),
    });
    if ((of === undefined) === (none === undefined)) throw errorIn(file, line, toDiagnostic("group-one-of", { group }));
    const id = of?.find((symbolId) => !byId.has(symbolId));
    const near = id === undefined ? undefined : sortByLikeness(id, [...byId.keys()])[0];
    if (id !== undefined) throw errorIn(file, lineOfKey(value, "of"), toDiagnostic("group-symbol", { id, near }));
    const found =
      none &&
      matchingSymbols(symbols, { package: none.package, language: none.language }).find(
        (symbol) => symbol.status !== "unavailable" && plain(symbol.name).includes(plain(none.named)),
      );
    if (found) throw errorIn(file, lineOfKey(value, "none"), toDiagnostic("group-found", { group, id: found.id }));
    const members = (of ?? []).map((symbolId) => byId.get(symbolId)!);
    const languages = none ? [none.language] : [...new Set(members.map((symbol) => symbol.language))];
    const status = none ? "unavailable" : worstStatus(members.map((symbol) => symbol.status));
    return { name, means, languages, status };
  });
};

export const currentGroups = (symbols: readonly ToolkitSymbol[], root = contentRoot): readonly SymbolGroup[] => {
  const file = dataPaths(root).groups;
  return existsSync(file) ? parseGroups(readFileSync(file, "utf8"), file, symbols) : [];
};
