import { createHash } from "node:crypto";

import type { NodePluginArgs } from "gatsby";

import { ContentError } from "../../diagnostics/diagnostic";
import { resolveContentFile } from "./resolve-content-file";
import { compile, type Compiled, type PageInput } from "../../mdx/compile";
import { pageContentTypes, pagesOf } from "../content-types";
import { shortcodesDigest, shortcodesOf } from "./site-shortcodes";
import type { CompiledNode, ContentArgs, GetNodes, MdxNode } from "../content/node-builder";

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
const bodyOf = ({ file, fault, parent }: CompiledNode, { getNode }: Pick<NodePluginArgs, "getNode">): string => {
  if (fault) throw new ContentError(file, fault.line, fault.message, fault.remedy);
  return (getNode(parent!) as MdxNode).body;
};

const digestOf = (text: string): string => createHash("sha1").update(text).digest("base64url");

/** Digest of all slugs, because a changed slug moves link targets in other files. */
const slugsDigest = (args: GetNodes): string =>
  digestOf(
    pagesOf(args)
      .filter(({ node: { file, path } }) => !file.includes(path.replace(/^\/|\/$/g, "")))
      .map(({ node: { file, path } }) => `${file}=${path}`)
      .sort()
      .join(),
  );

/** Enough for the pages being resolved; others are read back from Gatsby's cache. */
const KEPT_IN_MEMORY = 20;

const memory = new Map<string, Promise<Compiled>>();

/** Pending writes to Gatsby's cache, which takes many at once for little more than one. */
const writes: Promise<unknown>[] = [];

/** The compile pass's result for a page, made once per content digest. Throws a ContentError for invalid content. */
export const compiledContent = (args: ContentArgs) => {
  let slugs: string | undefined;
  const readOrCompile = async (key: string, node: CompiledNode, body: string): Promise<Compiled> => {
    const cached = (await args.cache.get(key)) as Compiled | undefined;
    if (cached) return cached;
    const hasExcerpt = pageContentTypes.some(({ type, page }) => type === node.internal.type && page.hasExcerpt);
    const input = { ...pageInput(node, body), excerptOf: hasExcerpt ? node.path : null };
    const compiled = compile(input, shortcodesOf(node.file));
    writes.push(args.cache.set(key, compiled));
    if (writes.length >= KEPT_IN_MEMORY) await Promise.all(writes.splice(0));
    return compiled;
  };
  return async (node: CompiledNode): Promise<Compiled> => {
    const body = bodyOf(node, args);
    slugs ??= slugsDigest(args);
    // The body's own digest, because while a file is being written, Gatsby may have the digest of half of it.
    const key = [node.file, digestOf(body), slugs, shortcodesDigest(body, node.file)].join(":");
    const kept = memory.get(key);
    if (kept) return kept;
    const compiled = readOrCompile(key, node, body);
    if (memory.size >= KEPT_IN_MEMORY) memory.delete(memory.keys().next().value!);
    memory.set(key, compiled);
    return compiled;
  };
};
