import { existsSync, readFileSync } from "node:fs";

import { isMap, isScalar } from "yaml";
import { z } from "zod";

import { symbolStatuses, toolkitLanguages, toolkitPackages, type SymbolStatus } from "../../config/toolkit";
import { ContentError } from "../../diagnostics/diagnostic";
import { parseFields } from "../../diagnostics/parse-fields";
import { yamlFile } from "../../diagnostics/yaml-file";
import { ranked } from "../../utils/text/nearest";
import type { ToolkitSymbol } from "./symbol";
import { contentRoot, dataPaths } from "../../config/content";

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

/** The groups in a file, in file order. Throws a ContentError for the first mistake. */
export const readGroups = (raw: string, file: string, symbols: readonly ToolkitSymbol[]): SymbolGroup[] => {
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the groups");
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  if (!isMap(contents)) throw new ContentError(file, 1, "the groups are not a map", 'Write each as "name:"');
  return contents.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : "";
    const line = lineOf(key);
    if (!isMap(value)) throw new ContentError(file, line, `group "${name}" is empty`, 'Write "means: …" below it');
    const { means, of, none } = parseFields(groupValues, value.toJSON(), {
      file,
      subject: {
        name: `group "${name}"`,
        unknown: (part) => `group "${name}" has the unknown key "${part}"`,
        place: "below its name",
      },
      lineOf: (part) => lineOfKey(value, part),
    });
    if ((of === undefined) === (none === undefined))
      throw new ContentError(
        file,
        line,
        `group "${name}" needs one of "of" and "none"`,
        "Name the symbols that do it, or say where none does",
      );
    const unknown = of?.find((id) => !byId.has(id));
    if (unknown !== undefined)
      throw new ContentError(
        file,
        lineOfKey(value, "of"),
        `There is no symbol "${unknown}"`,
        `Correct the id; most like it: ${ranked(unknown, [...byId.keys()])[0]}`,
      );
    const found =
      none &&
      symbols.find(
        (symbol) =>
          symbol.package === none.package &&
          symbol.language === none.language &&
          symbol.status !== "unavailable" &&
          plain(symbol.name).includes(plain(none.named)),
      );
    if (found)
      throw new ContentError(
        file,
        lineOfKey(value, "none"),
        `group "${name}" says that nothing does it, but there is ${found.id}`,
        'Name the symbol below "of", or correct "none"',
      );
    const languages = of ? [...new Set(of.map((id) => byId.get(id)!.language))] : [none!.language];
    return { name, means, languages, status: of ? worstStatus(of.map((id) => byId.get(id)!.status)) : "unavailable" };
  });
};

interface Read {
  raw: string;
  symbols: readonly ToolkitSymbol[];
  groups: readonly SymbolGroup[];
}

const memory = new Map<string, Read>();

/** The current symbol groups of a content root, if any. Made again only if the file or a symbol changed. */
export const currentGroups = (symbols: readonly ToolkitSymbol[], root = contentRoot): readonly SymbolGroup[] => {
  const file = dataPaths(root).groups;
  const raw = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const known = memory.get(root);
  if (known?.raw === raw && known.symbols === symbols) return known.groups;
  const groups = readGroups(raw, file, symbols);
  memory.set(root, { raw, symbols, groups });
  return groups;
};
