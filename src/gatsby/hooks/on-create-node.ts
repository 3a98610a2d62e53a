import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { z } from "zod";

import { ContentError } from "../../diagnostics/diagnostic";
import { assertFrontmatterSyntax, parseFrontmatter } from "../../diagnostics/frontmatter";
import { reportErrors } from "../../diagnostics/report-diagnostics";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { idOfFile } from "../../utils/paths";
import type { CompiledFields, ContentSource } from "../content/node-builder";
import { contentTypes, isMdxContentType } from "../content-types";
import { countChanges, noteChange } from "../develop/data-changes";
import { versionLocation } from "../locations/docs-location";
import type { ContentType, MdxContentType, YamlContentType } from "../registry/content-type";

/** Returns the valid keys, and the required ones. */
const validFields = (
  { frontmatter: { shape }, placeholderFrontmatter }: MdxContentType,
  source: ContentSource,
): Record<string, unknown> => {
  const isRight = ([key, value]: [string, unknown]): boolean =>
    shape[key] !== undefined && (shape[key] as z.ZodType).safeParse(value).success;
  const right = Object.entries(source.frontmatter).filter(isRight);
  return { ...placeholderFrontmatter(idOfFile(source.relativePath)), ...Object.fromEntries(right) };
};

/** Returns the available fields of a file with invalid frontmatter, and the reason, which its page shows in develop. */
export const substitute = (
  contentType: MdxContentType,
  source: ContentSource,
  { line, reason, remedy }: ContentError,
): CompiledFields & { type: string } => ({
  ...contentType.toFields({ ...source, raw: "", body: "", frontmatter: validFields(contentType, source) }),
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

/** The content file of a node: its own, or that of its MDX; its content type and released version. Undefined for others. */
const findContent = (node: Node, getNode: NodePluginArgs["getNode"]): Found | undefined => {
  const found =
    node.internal.type === "File" ? node : node.internal.type === "Mdx" && node.parent && getNode(node.parent);
  if (!found) return undefined;
  const file = found as ContentFile;
  const [source, version] = (file.sourceInstanceName ?? "").split("@");
  const contentType = contentTypes.find(({ name }) => name === source);
  return contentType && isMdxContentType(contentType) === (node.internal.type === "Mdx")
    ? { file, contentType, version }
    : undefined;
};

const entriesOf = (contentType: YamlContentType, raw: string): Fields[] =>
  contentType.toFields(raw).map((entry) => ({ type: contentType.type, ...entry }));

const sourcePaths = (contentType: ContentType, relativePath: string, version: string | undefined) => {
  if (!isMdxContentType(contentType)) return { relativePath, file: contentType.file };
  const { folder } = version === undefined ? contentType : versionLocation(version);
  const below = version === undefined ? relativePath : `${version}/${relativePath}`;
  return { relativePath: below, file: `${folder}/${relativePath}` };
};

/** Times to read a file that is being written, and the milliseconds between them. */
const TRIES = 10;
const PAUSE_MS = 50;

/** Returns the text of a file. In develop, an editor may have emptied it to write it again. */
const readWhole = async (file: string): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    const raw = await readFile(file, "utf8");
    const isWhole = file.endsWith(".mdx") ? splitFrontmatter(raw).yaml !== undefined : raw !== "";
    if (isWhole || tries >= TRIES || process.env.NODE_ENV !== "development") return raw;
    await setTimeout(PAUSE_MS);
  }
};

const createTyped = async ({
  node,
  actions,
  createContentDigest,
  createNodeId,
  getNode,
  reporter,
}: CreateNodeArgs): Promise<void> => {
  const found = findContent(node, getNode);
  if (!found) return;
  noteChange();
  const { contentType, version } = found;
  const { absolutePath, relativePath } = found.file;
  const raw = await readWhole(absolutePath);
  const source = { ...parseFrontmatter(raw), raw, ...sourcePaths(contentType, relativePath, version) };
  const create = async ({ type, ...fields }: Fields): Promise<void> => {
    const key = "key" in fields && !isMdxContentType(contentType) ? ` ${String(fields.key)}` : "";
    const child = {
      ...fields,
      id: createNodeId(`${node.id} >>> ${type}${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([raw, fields]) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  };
  const toFields = (): Fields[] => {
    if (!isMdxContentType(contentType)) return entriesOf(contentType, raw);
    assertFrontmatterSyntax(raw, source.file);
    return [contentType.toFields(source)];
  };
  try {
    // All at once, because develop creates pages without waiting for the last of them.
    await Promise.all(toFields().map(create));
    reportErrors([], reporter, source.file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // It is reported together with those of other files.
    if (isMdxContentType(contentType)) return create(substitute(contentType, source, error));
    reportErrors([error.message], reporter, source.file);
    if (process.env.NODE_ENV === "development")
      await Promise.all(entriesOf(contentType, contentType.fallbackYaml(raw)).map(create));
  }
};

const inTheMaking = new Set<Promise<void>>();

/** Resolves when there are no typed nodes in the making; develop creates pages without waiting for them. */
export const awaitNodes = async (): Promise<void> => {
  await Promise.all(inTheMaking);
};

/** Runs a step on all typed nodes, and again if develop has meanwhile read a file that was saved, of content or of the config. */
export const runOnAllNodes = async (step: () => Promise<void>): Promise<void> => {
  await awaitNodes();
  for (let before: number | undefined; before !== countChanges(); await awaitNodes()) {
    before = countChanges();
    await step();
  }
};

/** Creates typed nodes of content, with the text in the file: gatsby-plugin-mdx may have that of an earlier save. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const making = createTyped(args).finally(() => inTheMaking.delete(making));
  inTheMaking.add(making);
  return making;
};
