import { readdirSync, readFileSync } from "node:fs";

import type { GatsbyCache, Node, NodePluginArgs } from "gatsby";

import { readFrontmatter } from "../../diagnostics/frontmatter";
import { pageContentTypes } from "../../gatsby/content-types";
import { docs } from "../../gatsby/content-types/docs/content-type";
import type { MdxContentType } from "../../gatsby/registry/content-type";

/** The arguments of a hook with the project's pages, and other docs by file; for tests and benches. */
export const siteContent = (
  more: Readonly<Record<string, string>> = {},
): Pick<NodePluginArgs, "cache" | "getNodesByType"> => {
  const typed = new Map<string, Node[]>();
  const add = (kind: Pick<MdxContentType, "folder" | "toFields">, relativePath: string, raw: string): void => {
    const file = `${kind.folder}/${relativePath}`;
    const { type, ...fields } = kind.toFields({ ...readFrontmatter(raw), raw, relativePath, file });
    typed.set(type, [
      ...(typed.get(type) ?? []),
      { ...fields, id: `typed ${file}`, parent: file, internal: { type } } as never,
    ]);
  };
  for (const kind of pageContentTypes)
    for (const name of readdirSync(kind.folder, { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".mdx")) add(kind, name, readFileSync(`${kind.folder}/${name}`, "utf8"));
  for (const [name, raw] of Object.entries(more)) add(docs, name, raw);
  return {
    cache: { get: async () => undefined, set: async () => undefined } as unknown as GatsbyCache,
    getNodesByType: (type: string) => typed.get(type) ?? [],
  };
};
