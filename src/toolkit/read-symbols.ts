import path from "node:path";

import { isMap, isSeq } from "yaml";

import { toolkitLanguages, toolkitPackages } from "../config/toolkit";
import type { ToolkitLanguage, ToolkitPackage } from "../config/toolkit";
import { ContentError } from "../problems/content-error";
import { parseFields } from "../problems/parse-fields";
import { yamlFile } from "../problems/yaml-file";
import { symbolValues } from "./symbol";
import type { ToolkitSymbol } from "./symbol";

const ownersOf = (file: string): { package: ToolkitPackage; language: ToolkitLanguage } => {
  const owner = toolkitPackages.find((name) => name === path.basename(path.dirname(file)));
  const language = path.basename(file, ".yaml");
  if (owner && Object.hasOwn(toolkitLanguages, language))
    return { package: owner, language: language as ToolkitLanguage };
  throw new ContentError(
    file,
    1,
    "the file is not named after a package and a language of src/config/toolkit.ts",
    `Name it <package>/<language>.yaml; packages: ${toolkitPackages.join(", ")}; languages: ${Object.keys(toolkitLanguages).join(", ")}`,
  );
};

/** The symbols of a toolkit file, in its order. Throws a ContentError for the first fault. */
export const readSymbols = (raw: string, file: string): ToolkitSymbol[] => {
  const owners = ownersOf(file);
  const { contents, lineOf, lineOfKey } = yamlFile(raw, file, "the symbols");
  if (!isSeq(contents)) throw new ContentError(file, 1, "the symbols are not a list", 'Begin each with "- id: …"');
  const lines = new Map<string, number>();
  return contents.items.map((item) => {
    const line = lineOf(item);
    if (!isMap(item))
      throw new ContentError(file, line, "the symbol is not a map", 'Write "- id: …" and its other keys below it');
    const id = String(item.get("id") ?? "");
    const name = id === "" ? "the symbol" : `symbol "${id}"`;
    const fields = parseFields(symbolValues, item.toJSON(), {
      file,
      subject: { name, unknown: (key) => `${name} has the unknown key "${key}"`, place: "to its entry" },
      lineOf: (key) => lineOfKey(item, key),
    });
    const prefix = `${owners.package}.${owners.language}.`;
    const idLine = lineOfKey(item, "id");
    if (!id.startsWith(prefix))
      throw new ContentError(
        file,
        idLine,
        `the id "${id}" does not begin with "${prefix}"`,
        "Correct the id, or move the symbol to its own file",
      );
    const first = lines.get(id);
    if (first !== undefined)
      throw new ContentError(
        file,
        idLine,
        `the id "${id}" is taken by the symbol in line ${first}`,
        "Give each symbol an id of its own",
      );
    lines.set(id, idLine);
    return { ...fields, ...owners, file, line: idLine };
  });
};
