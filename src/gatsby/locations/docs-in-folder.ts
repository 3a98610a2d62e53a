import { existsSync, readdirSync, readFileSync } from "node:fs";

import { parseDocument } from "yaml";

import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { fileOfDoc, folderOfDoc } from "./docs-location";

interface Place {
  order: number;
  title: string;
}

/** The order and title of a doc; invalid frontmatter is reported by its own check. */
const placeOf = (docId: string): Place => {
  const { yaml = "" } = splitFrontmatter(readFileSync(fileOfDoc(docId)!, "utf8"));
  const { order, title } = (parseDocument(yaml).toJS() ?? {}) as Partial<Record<string, unknown>>;
  return { order: typeof order === "number" ? order : Infinity, title: String(title) };
};

const byPlace = ([a, b]: readonly [Place, Place]): number =>
  a.order === b.order ? a.title.localeCompare(b.title, "en") : a.order - b.order;

/** Ids of the docs directly in a section's folder, by `order` in their frontmatter, then by title. */
export const docsInFolder = (docId: string): string[] => {
  const folder = folderOfDoc(docId);
  if (!existsSync(folder)) return [];
  const names = new Set(readdirSync(folder).map((name) => name.replace(/\.mdx$/, "")));
  return [...names]
    .map((name) => `${docId}/${name}`)
    .filter((id) => !id.endsWith("/index") && fileOfDoc(id) !== undefined)
    .map((id) => ({ id, place: placeOf(id) }))
    .sort((a, b) => byPlace([a.place, b.place]))
    .map(({ id }) => id);
};
