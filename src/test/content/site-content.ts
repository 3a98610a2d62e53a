import { readdirSync, readFileSync } from "node:fs";

import type { GatsbyCache, Node, NodePluginArgs } from "gatsby";

import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { pageContentTypes } from "../../gatsby/content-types";
import type { MdxContentType } from "../../gatsby/registry/content-type";

/** Returns the arguments of a hook with the project's pages, which are compiled once; for tests and benches. */
export const siteContent = (): Pick<NodePluginArgs, "cache" | "getNodesByType"> => {
  const typed = new Map<string, Node[]>();
  const kept = new Map<string, unknown>();
  const add = (kind: Pick<MdxContentType, "folder" | "toFields">, relativePath: string, raw: string): void => {
    const file = `${kind.folder}/${relativePath}`;
    const { type, ...fields } = kind.toFields({ ...parseFrontmatter(raw), raw, relativePath, file });
    typed.set(type, [
      ...(typed.get(type) ?? []),
      { ...fields, id: `typed ${file}`, parent: file, internal: { type } } as never,
    ]);
  };
  for (const kind of pageContentTypes)
    for (const name of readdirSync(kind.folder, { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".mdx")) add(kind, name, readFileSync(`${kind.folder}/${name}`, "utf8"));
  return {
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value) => kept.set(key, value),
    } as GatsbyCache,
    getNodesByType: (type: string) => typed.get(type) ?? [],
  };
};
