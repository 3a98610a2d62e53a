import { openAsBlob, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { readModel, schemaModelOf, toVersionNumber } from "../../src";
import { ERN_VERSIONS, OLDER_VERSIONS } from "../../src/model-types";
import { compareModels } from "./compare-models";

interface SchemaFile {
  name: string;
  namespaces: readonly string[];
  version: string;
  /** The names of the files that it includes. */
  needs: readonly string[];
  file: string;
}

const readSchemaFile = (file: string): SchemaFile => {
  const text = readFileSync(file, "utf8");
  const needs = [...text.matchAll(/<\w+:(?:import|include)\b[^>]*schemaLocation="([^"]+)"/g)];
  return {
    name: path.basename(file),
    namespaces: [/targetNamespace="([^"]*)"/.exec(text)?.[1] ?? ""],
    version: "",
    needs: needs.map(([, location = ""]) => location.slice(location.lastIndexOf("/") + 1)),
    file,
  };
};

/** Schema files of a folder and the folders in it. */
const listSchemas = (folder: string): SchemaFile[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".xsd"))
    .sort()
    .map((file) => readSchemaFile(path.join(folder, file)));

/** The outcome for one schema. */
export interface SchemaComparison {
  file: string;
  /** What the data and the schema don't have in common. */
  differences: readonly string[];
  /** Included files that the folder lacks: values aren't compared then. */
  missing: readonly string[];
}

/** Compares the data of each version with its schema in a folder; other schemas are skipped. */
export const verifySchemas = async (folder: string): Promise<SchemaComparison[]> => {
  const files = listSchemas(folder);
  const found: SchemaComparison[] = [];
  for (const main of files) {
    const number = toVersionNumber(main.namespaces[0] ?? "");
    const version = [...ERN_VERSIONS, ...OLDER_VERSIONS].find((known) => known === number);
    if (!version) continue;
    const beside = files.filter(({ file }) => path.dirname(file) === path.dirname(main.file));
    const needed = beside.filter(({ name }) => main.needs.includes(name));
    const missing = main.needs.filter((name) => !beside.some((file) => file.name === name));
    const contents = [main, ...needed].map(async (file) => ({ ...file, content: await openAsBlob(file.file) }));
    const model = await readModel(await Promise.all(contents));
    const differences = Object.keys(model.roots).flatMap((root) =>
      compareModels(schemaModelOf(version, root), model, root, missing.length === 0),
    );
    found.push({ file: main.file, differences, missing });
  }
  return found;
};
