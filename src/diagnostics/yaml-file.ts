import { isScalar, LineCounter, parseDocument } from "yaml";
import type { Document, YAMLMap } from "yaml";

import { ContentError } from "./content-error";

interface YamlFile {
  contents: Document.Parsed["contents"];
  /** Line of a node; 1 if it isn't in the file. */
  lineOf(node: unknown): number;
  /** Line of a map's key, or of the map if it has no such key. */
  lineOfKey(map: YAMLMap, key: PropertyKey | undefined): number;
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === "object" && node !== null && Array.isArray((node as { range?: unknown }).range);

/** Parses a YAML file, keeping its nodes' lines. `subject` is what it holds ("the tags"). Throws a ContentError. */
export const yamlFile = (raw: string, file: string, subject: string): YamlFile => {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(raw, { lineCounter: lines });
  const [error] = errors;
  if (error)
    throw new ContentError(
      file,
      lines.linePos(error.pos[0]).line,
      `${subject} are not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line.*$/, "")}`,
      "Put values that contain a colon or begin with a special character in quotes",
    );
  const lineOf = (node: unknown): number => (hasRange(node) ? lines.linePos(node.range[0]).line : 1);
  const lineOfKey = (map: YAMLMap, key: PropertyKey | undefined): number => {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    return lineOf(pair?.key ?? map);
  };
  return { contents, lineOf, lineOfKey };
};
