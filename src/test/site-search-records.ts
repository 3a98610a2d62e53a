import { readdirSync, readFileSync } from "node:fs";

import type { GatsbyCache, Node } from "gatsby";
import { parse as parseYaml } from "yaml";

import { contentFolders } from "../config/content";
import { toBlogPost } from "../gatsby/kinds/blog/node";
import { toDoc } from "../gatsby/kinds/docs/node";
import { toPage } from "../gatsby/kinds/pages/node";
import { collectSearchRecords } from "../gatsby/search/collect-search-records";
import type { NodeBuilder } from "../gatsby/content/node-builder";
import type { SearchRecord } from "../search/types";

const builders = { docs: toDoc, pages: toPage, blog: toBlogPost } satisfies Record<string, NodeBuilder>;

/** The search records of a site with the project's content and other pages, by their files; for tests and benches. */
export const siteSearchRecords = (more: Readonly<Record<string, string>> = {}): Promise<SearchRecord[]> => {
  const mdx = new Map<string, Node & { body: string }>();
  const typed = new Map<string, Node[]>();
  const add = (kind: keyof typeof builders, relativePath: string, raw: string): void => {
    const file = `${contentFolders[kind]}/${relativePath}`;
    const [, yaml = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(raw) ?? [];
    const frontmatter = parseYaml(yaml) as Record<string, unknown>;
    const { type, ...fields } = builders[kind]({ frontmatter, raw, body, relativePath, file });
    mdx.set(file, { id: file, body, internal: { contentDigest: raw } } as Node & { body: string });
    typed.set(type, [
      ...(typed.get(type) ?? []),
      { ...fields, id: `typed ${file}`, parent: file, internal: { type } } as never,
    ]);
  };
  for (const kind of Object.keys(builders) as (keyof typeof builders)[])
    for (const name of readdirSync(contentFolders[kind], { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".mdx")) add(kind, name, readFileSync(`${contentFolders[kind]}/${name}`, "utf8"));
  for (const [name, raw] of Object.entries(more)) add("docs", name, raw);
  return collectSearchRecords({
    cache: { get: async () => undefined, set: async () => undefined } as unknown as GatsbyCache,
    getNode: (id: string) => mdx.get(id),
    getNodesByType: (type: string) => typed.get(type) ?? [],
  });
};
