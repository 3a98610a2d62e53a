import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

import type { ContentKind } from "../config/content";
import { contentFolders, tagsFile } from "../config/content";
import { toAuthor } from "./authors/node";
import { toBlogPost } from "./blog/node";
import { toDoc } from "./docs/node";
import { ContentError } from "./mdx/content-error";
import { toPage } from "./pages/node";
import type { MdxNode, NodeBuilder } from "./shared/node-builder";
import { toTags } from "./tags/node";

const builders: Record<ContentKind, NodeBuilder> = { docs: toDoc, pages: toPage, blog: toBlogPost, authors: toAuthor };

const isContentKind = (name: string): name is ContentKind => Object.hasOwn(contentFolders, name);

/** The typed nodes of a file: one of each MDX file, one for each tag of the tags file. */
const toFields = (node: Node, file: FileSystemNode & Node, raw: string): ({ type: string } & object)[] => {
  if (node === file) return toTags(raw, tagsFile).map((tag) => ({ type: "Tag", ...tag }));
  const kind = file.sourceInstanceName as ContentKind;
  const { frontmatter, body } = node as MdxNode;
  const { relativePath } = file;
  return [builders[kind]({ frontmatter, raw, body, relativePath, file: `${contentFolders[kind]}/${relativePath}` })];
};

/** The content file that gives this node typed children, or undefined. */
const sourceOf = (node: Node, getNode: NodePluginArgs["getNode"]): (FileSystemNode & Node) | undefined => {
  if (node.internal.type === "File") {
    const file = node as FileSystemNode & Node;
    return file.sourceInstanceName === "tags" ? file : undefined;
  }
  if (node.internal.type !== "Mdx" || !node.parent) return undefined;
  const file = getNode(node.parent) as (FileSystemNode & Node) | undefined;
  return file && isContentKind(file.sourceInstanceName) ? file : undefined;
};

/** Gives content files their typed nodes: children of the `Mdx` node, or of the tags' `File` node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createContentDigest,
  createNodeId,
  getNode,
  loadNodeContent,
  reporter,
}) => {
  const file = sourceOf(node, getNode);
  if (!file) return;
  const raw = await loadNodeContent(file);
  try {
    for (const { type, ...fields } of toFields(node, file, raw)) {
      const key = "key" in fields && node === file ? ` ${String(fields.key)}` : "";
      const child = {
        ...fields,
        id: createNodeId(`${node.id} >>> ${type}${key}`),
        parent: node.id,
        children: [],
        internal: { type, contentDigest: createContentDigest([raw, fields]) },
      };
      await actions.createNode(child);
      actions.createParentChildLink({ parent: node, child });
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
  }
};
