import { createHash } from "node:crypto";

import type { NodePluginArgs, GatsbyCache } from "gatsby";
import type { Root } from "mdast";

import { ContentError } from "../../diagnostics/content-error";
import { resolveContentFile } from "./resolve-content-file";
import { compile } from "../../mdx/compile";
import type { Compiled } from "../../mdx/compile";
import { pageContentTypes } from "../content-types";
import { shortcodesDigest, shortcodesOf } from "./site-shortcodes";
import type { PageInput } from "../../mdx/read-page";
import type { CompiledNode, MdxNode, ContentPageNode } from "../content/node-builder";

/** The compile pass's input for a node and its text. */
export const pageInput = ({ file, interactive, lineOffset, path }: CompiledNode, body: string): PageInput => ({
  body,
  file,
  lineOffset,
  interactive,
  path,
  resolveFile: (relative) => resolveContentFile(file, relative),
});

/** The text of a node's file. Throws a ContentError if its frontmatter is invalid. */
export const bodyOf = ({ file, fault, parent }: CompiledNode, { getNode }: Pick<NodePluginArgs, "getNode">): string => {
  if (fault) throw new ContentError(file, fault.line, fault.message, fault.remedy);
  return (getNode(parent!) as MdxNode).body;
};

/** Enough for the pages being resolved; others are read back from Gatsby's cache. */
const KEPT_IN_MEMORY = 20;

const memory = new Map<string, Promise<Compiled>>();

/** Pending writes to Gatsby's cache, which takes many at once for little more than one. */
const writes: Promise<unknown>[] = [];

const remember = (key: string, value: Promise<Compiled>): Promise<Compiled> => {
  if (memory.size >= KEPT_IN_MEMORY) memory.delete(memory.keys().next().value!);
  memory.set(key, value);
  return value;
};

/** Called with the syntax tree of each page that is compiled. */
type OnTree = (node: CompiledNode, body: string, tree: Root) => Promise<void>;

const readOrCompile = async (
  key: string,
  node: CompiledNode,
  body: string,
  cache: GatsbyCache,
  onTree?: OnTree,
): Promise<Compiled> => {
  const cached = (await cache.get(key)) as Compiled | undefined;
  if (cached) return cached;
  const { path, internal } = node;
  const hasExcerpt = pageContentTypes.some(({ type, page }) => type === internal.type && page.hasExcerpt);
  const input = { ...pageInput(node, body), excerptOf: hasExcerpt ? path : null };
  const compiled = compile(input, shortcodesOf(node.file), (tree) => {
    if (onTree) writes.push(onTree(node, body, tree));
  });
  writes.push(cache.set(key, compiled));
  if (writes.length >= KEPT_IN_MEMORY) await Promise.all(writes.splice(0));
  return compiled;
};

const hasSlug = ({ file, path }: ContentPageNode): boolean => !file.includes(path.replace(/^\/|\/$/g, ""));

/** Digest of all slugs, because a changed slug moves link targets in other files. */
const slugsDigest = (nodes: readonly ContentPageNode[]): string =>
  createHash("sha1")
    .update(
      nodes
        .filter(hasSlug)
        .map(({ file, path }) => `${file}=${path}`)
        .sort()
        .join(),
    )
    .digest("base64url");

/** Digest of the body itself, because while a file is being written, Gatsby may have the digest of half of it. */
const digestOf = (body: string): string => createHash("sha1").update(body).digest("base64url");

type CompiledContent = (node: CompiledNode) => Promise<Compiled>;

/** The compile pass's result for a page, made once per content digest. Throws a ContentError for invalid content. */
export const compiledContent = (
  args: Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">,
  onTree?: OnTree,
): CompiledContent => {
  const { cache, getNodesByType } = args;
  let slugs: string | undefined;
  return async (node) => {
    const body = bodyOf(node, args);
    slugs ??= slugsDigest(pageContentTypes.flatMap(({ type }) => getNodesByType(type) as ContentPageNode[]));
    const key = [node.file, digestOf(body), slugs, shortcodesDigest(body, node.file)].join(":");
    return memory.get(key) ?? remember(key, readOrCompile(key, node, body, cache, onTree));
  };
};
