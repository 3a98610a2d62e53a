import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

import { ContentError } from "../../diagnostics/content-error";
import { checkFrontmatterSyntax } from "../../diagnostics/frontmatter";
import { reportErrors } from "../../diagnostics/report-diagnostics";
import type { ContentSource, MdxNode } from "../content/node-builder";
import { isMdxKind, kinds } from "../content-types";
import { versionPlace } from "../locations/docs-location";
import { substitute } from "../content-types/substitute";
import type { Kind, YamlKind } from "../registry/content-type";

type ContentFile = FileSystemNode & Node;
type Fields = { type: string } & object;

interface Found {
  file: ContentFile;
  kind: Kind;
  /** The released version whose file it is. */
  version: string | undefined;
}

/** The content file that a node is, or is the MDX of, and its kind; undefined for any other node. */
const fileOf = (node: Node, getNode: NodePluginArgs["getNode"]): Found | undefined => {
  const found =
    node.internal.type === "File" ? node : node.internal.type === "Mdx" && node.parent && getNode(node.parent);
  if (!found) return undefined;
  const file = found as ContentFile;
  const [source, version] = (file.sourceInstanceName ?? "").split("@");
  const kind = kinds.find(({ name }) => name === source);
  // Without an Mdx node, for its frontmatter cannot be read, the file itself is looked at.
  const isRead = kind && (!isMdxKind(kind) || file !== node || file.extension === "mdx");
  return isRead ? { file, kind, version } : undefined;
};

const entriesOf = (kind: YamlKind, raw: string): Fields[] =>
  kind.toFields(raw).map((entry) => ({ type: kind.type, ...entry }));

/** The typed nodes of a file: one of each MDX file, one for each entry of a YAML file. Throws a ContentError. */
const toFields = (node: Node, kind: Kind, source: ContentSource): Fields[] => {
  if (!isMdxKind(kind)) return entriesOf(kind, source.raw);
  if (node.internal.type === "Mdx") return [kind.toFields(source)];
  checkFrontmatterSyntax(source.raw, source.file);
  return [];
};

const toSource = (node: Node, { kind, file: { relativePath }, version }: Found, raw: string): ContentSource => {
  const { frontmatter = {}, body = "" } = node as Partial<MdxNode>;
  const content = { frontmatter, body, raw };
  if (!isMdxKind(kind)) return { ...content, relativePath, file: kind.file };
  return version === undefined
    ? { ...content, relativePath, file: `${kind.folder}/${relativePath}` }
    : {
        ...content,
        relativePath: `${version}/${relativePath}`,
        file: `${versionPlace(version).folder}/${relativePath}`,
      };
};

/** Gives content files their typed nodes: children of the `Mdx` node, or of a YAML file's `File` node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createContentDigest,
  createNodeId,
  getNode,
  loadNodeContent,
  reporter,
}) => {
  const found = fileOf(node, getNode);
  if (!found) return;
  const { file, kind } = found;
  const source = toSource(node, found, await loadNodeContent(file));
  const create = async ({ type, ...fields }: Fields): Promise<void> => {
    const key = "key" in fields && !isMdxKind(kind) ? ` ${String(fields.key)}` : "";
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
    if (isDevelop && isMdxKind(kind)) return create(substitute(kind, source, error));
    reportErrors([error.message], reporter, source.file);
    if (isDevelop && !isMdxKind(kind)) await Promise.all(entriesOf(kind, kind.rescue(source.raw)).map(create));
  }
};
