import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

import type { ContentKind } from "../config/content";
import { contentFolders, tagsFile } from "../config/content";
import { ContentError } from "../problems/content-error";
import { checkFrontmatterSyntax } from "../problems/frontmatter";
import type { ContentSource, MdxNode } from "./content/node-builder";
import { nodeBuilders } from "./kinds/node-builders";
import { reportErrors } from "../problems/report-problems";
import { substitute } from "./kinds/substitute";
import { toTags } from "./kinds/tags/node";
import { substituteTags } from "./kinds/tags/substitute-tags";

type ContentFile = FileSystemNode & Node;
type Fields = { type: string } & object;

const isContentKind = (name: string): name is ContentKind => Object.hasOwn(contentFolders, name);

/** The content file that a node is, or is the MDX of; undefined for any other node. */
const fileOf = (node: Node, getNode: NodePluginArgs["getNode"]): ContentFile | undefined => {
  const file =
    node.internal.type === "File" ? node : node.internal.type === "Mdx" && node.parent && getNode(node.parent);
  if (!file) return undefined;
  const { sourceInstanceName, extension } = file as ContentFile;
  if (sourceInstanceName === "tags") return file as ContentFile;
  // Without an Mdx node, for its frontmatter cannot be read, the file itself is looked at.
  return isContentKind(sourceInstanceName) && (file !== node || extension === "mdx")
    ? (file as ContentFile)
    : undefined;
};

const toTagFields = (raw: string): Fields[] => toTags(raw, tagsFile).map((tag) => ({ type: "Tag", ...tag }));

/** The typed nodes of a file: one of each MDX file, one for each tag of the tags file. Throws a ContentError. */
const toFields = (node: Node, kind: string, source: ContentSource): Fields[] => {
  if (!isContentKind(kind)) return toTagFields(source.raw);
  if (node.internal.type === "Mdx") return [nodeBuilders[kind](source)];
  checkFrontmatterSyntax(source.raw, source.file);
  return [];
};

const toSource = (node: Node, { sourceInstanceName: kind, relativePath }: ContentFile, raw: string): ContentSource => {
  const { frontmatter = {}, body = "" } = node as Partial<MdxNode>;
  const file = isContentKind(kind) ? `${contentFolders[kind]}/${relativePath}` : tagsFile;
  return { frontmatter, body, raw, relativePath, file };
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
  const file = fileOf(node, getNode);
  if (!file) return;
  const source = toSource(node, file, await loadNodeContent(file));
  const kind = file.sourceInstanceName;
  const create = async ({ type, ...fields }: Fields): Promise<void> => {
    const key = "key" in fields && !isContentKind(kind) ? ` ${String(fields.key)}` : "";
    const child = {
      ...fields,
      id: createNodeId(`${node.id} >>> ${type}${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([source.raw, fields]) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  };
  try {
    // All at once, for develop does not wait for the last of them before it makes pages.
    await Promise.all(toFields(node, kind, source).map(create));
    reportErrors([], reporter, source.file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const isDevelop = process.env.NODE_ENV === "development";
    // The check of all content tells it then.
    if (isDevelop && isContentKind(kind)) return create(substitute(kind, source, error));
    reportErrors([error.message], reporter, source.file);
    if (isDevelop) await Promise.all(toTagFields(substituteTags(source.raw)).map(create));
  }
};
