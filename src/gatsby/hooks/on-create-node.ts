import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { z } from "zod";

import { idOfFile } from "../../utils/paths";
import { ContentError } from "../../diagnostics/diagnostic";
import { checkFrontmatterSyntax } from "../../diagnostics/frontmatter";
import { reportErrors } from "../../diagnostics/report-diagnostics";
import { isMdxContentType, contentTypes } from "../content-types";
import { versionLocation } from "../locations/docs-location";
import type { CompiledFields, ContentSource, MdxNode } from "../content/node-builder";
import type { MdxContentType, ContentType, YamlContentType } from "../registry/content-type";

/** The valid keys, and the required ones. */
const usable = ({ frontmatter: { shape }, needed }: MdxContentType, source: ContentSource): Record<string, unknown> => {
  const isRight = ([key, value]: [string, unknown]): boolean =>
    shape[key] !== undefined && (shape[key] as z.ZodType).safeParse(value).success;
  const right = Object.entries(source.frontmatter).filter(isRight);
  return { ...needed(idOfFile(source.relativePath)), ...Object.fromEntries(right) };
};

/** In develop: the available fields of a file with invalid frontmatter, and the reason, which its page shows. */
export const substitute = (
  contentType: MdxContentType,
  source: ContentSource,
  { line, reason, remedy }: ContentError,
): CompiledFields & { type: string } => ({
  ...contentType.toFields({ ...source, raw: "", body: "", frontmatter: usable(contentType, source) }),
  interactive: false,
  fault: { line, message: reason, remedy },
});

type ContentFile = FileSystemNode & Node;
type Fields = { type: string } & object;

interface Found {
  file: ContentFile;
  contentType: ContentType;
  version: string | undefined;
}

/** The content file behind a node (or behind its MDX) and its content type; undefined for any other node. */
const fileOf = (node: Node, getNode: NodePluginArgs["getNode"]): Found | undefined => {
  const found =
    node.internal.type === "File" ? node : node.internal.type === "Mdx" && node.parent && getNode(node.parent);
  if (!found) return undefined;
  const file = found as ContentFile;
  const [source, version] = (file.sourceInstanceName ?? "").split("@");
  const contentType = contentTypes.find(({ name }) => name === source);
  // If the frontmatter can't be read, there is no Mdx node, so we look at the file itself.
  const isRead = contentType && (!isMdxContentType(contentType) || file !== node || file.extension === "mdx");
  return isRead ? { file, contentType, version } : undefined;
};

const entriesOf = (contentType: YamlContentType, raw: string): Fields[] =>
  contentType.toFields(raw).map((entry) => ({ type: contentType.type, ...entry }));

const toFields = (node: Node, contentType: ContentType, source: ContentSource): Fields[] => {
  if (!isMdxContentType(contentType)) return entriesOf(contentType, source.raw);
  if (node.internal.type === "Mdx") return [contentType.toFields(source)];
  checkFrontmatterSyntax(source.raw, source.file);
  return [];
};

const toSource = (node: Node, { contentType, file: { relativePath }, version }: Found, raw: string): ContentSource => {
  const { frontmatter = {}, body = "" } = node as Partial<MdxNode>;
  const content = { frontmatter, body, raw };
  if (!isMdxContentType(contentType)) return { ...content, relativePath, file: contentType.file };
  const { folder } = version === undefined ? contentType : versionLocation(version);
  const below = version === undefined ? relativePath : `${version}/${relativePath}`;
  return { ...content, relativePath: below, file: `${folder}/${relativePath}` };
};

/** Creates typed nodes for content files, as children of the `Mdx` node, or of a YAML file's `File` node. */
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
  const { file, contentType } = found;
  const source = toSource(node, found, await loadNodeContent(file));
  const create = async ({ type, ...fields }: Fields): Promise<void> => {
    const key = "key" in fields && !isMdxContentType(contentType) ? ` ${String(fields.key)}` : "";
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
    // All at once, because develop creates pages without waiting for the last of them.
    await Promise.all(toFields(node, contentType, source).map(create));
    reportErrors([], reporter, source.file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const isDevelop = process.env.NODE_ENV === "development";
    // The check of all content then reports it.
    if (isDevelop && isMdxContentType(contentType)) return create(substitute(contentType, source, error));
    reportErrors([error.message], reporter, source.file);
    if (isDevelop && !isMdxContentType(contentType))
      await Promise.all(entriesOf(contentType, contentType.rescue(source.raw)).map(create));
  }
};
