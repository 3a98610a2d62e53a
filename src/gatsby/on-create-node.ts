import type { GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

import type { ContentKind } from "../config/content";
import { contentFolders } from "../config/content";
import { toDoc } from "./docs/node";
import { ContentError } from "./mdx/content-error";
import { toPage } from "./pages/node";
import type { MdxNode, NodeBuilder } from "./shared/node-builder";

/** The blog's kinds join here: `blog: toBlogPost, authors: toAuthor`. */
const builders: Record<ContentKind, NodeBuilder> = { docs: toDoc, pages: toPage };

const isContentKind = (name: string): name is ContentKind => Object.hasOwn(contentFolders, name);

/** Gives each content file its typed node, a child of its `Mdx` node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createContentDigest,
  createNodeId,
  getNode,
  loadNodeContent,
  reporter,
}) => {
  if (node.internal.type !== "Mdx" || !node.parent) return;
  const file = getNode(node.parent) as (FileSystemNode & Node) | undefined;
  if (!file || !isContentKind(file.sourceInstanceName)) return;
  const mdx = node as MdxNode;
  const raw = await loadNodeContent(file);
  try {
    const { type, ...fields } = builders[file.sourceInstanceName]({
      frontmatter: mdx.frontmatter,
      raw,
      body: mdx.body,
      relativePath: file.relativePath,
      file: `${contentFolders[file.sourceInstanceName]}/${file.relativePath}`,
    });
    const child = {
      ...fields,
      id: createNodeId(`${node.id} >>> ${type}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([raw, fields]) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
  }
};
