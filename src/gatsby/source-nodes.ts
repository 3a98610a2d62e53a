import type { GatsbyNode } from "gatsby";

import { blog } from "../config/blog";
import { contentFolders } from "../config/content";
import { docsSidebarLabel, sidebars } from "../config/sidebars";
import { versions } from "../config/versions";
import { lastUpdatedByFile } from "./shared/git-history";
import { toSidebarItems } from "./sidebars/node";

/** Nodes that come from the config and from git: `Sidebar`, `DocsVersion`, `FileHistory`. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, createContentDigest, createNodeId }) => {
  const create = (type: string, key: string, fields: Record<string, unknown>): void => {
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
  for (const [name, entries] of Object.entries(sidebars))
    create("Sidebar", name, { name, label: docsSidebarLabel, heading: null, items: toSidebarItems(entries) });
  create("Sidebar", blog.sidebar.name, { ...blog.sidebar, items: [] });
  for (const version of versions) create("DocsVersion", version.name, { ...version });
  for (const [file, lastUpdated] of await lastUpdatedByFile(Object.values(contentFolders))) {
    create("FileHistory", file, { file, lastUpdated });
  }
};
