import { digestOf } from "../../diagnostics/cached-files";
import { compile, type Compiled, type CompileInput, type PageInput } from "../../mdx/compile";
import { symbolsInCode } from "../../reference/toolkit/symbols-in-code";
import { pathPrefix } from "../../utils/address";
import { type CompiledNode, type ContentArgs, findFrontmatterError, type GetNodes } from "../content/node-builder";
import { pageContentTypes, pagesOf } from "../content-types";
import { currentToolkit } from "../locations/current-toolkit";
import { resolveContentFile } from "./resolve-content-file";
import { shortcodesDigest, shortcodesOf } from "./site-shortcodes";

/** Returns the compile pass's input for a node. */
export const pageInput = ({ body, file, interactive, lineOffset, path }: CompiledNode): PageInput => ({
  body,
  file,
  lineOffset,
  interactive,
  path,
  resolveFile: (relative) => resolveContentFile(file, relative),
});

/** Returns the digest of all slugs, because a changed slug moves link targets in other files. */
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

/** Returns the compile pass's result for a page, once per content digest. Throws a ContentError for invalid content. */
export const compiledContent = (args: ContentArgs) => {
  let slugs: string | undefined;
  const readOrCompile = async (key: string, node: CompiledNode): Promise<Compiled> => {
    const cached = (await args.cache.get(key)) as Compiled | undefined;
    if (cached) return cached;
    const hasExcerpt = pageContentTypes.some(({ type, page }) => type === node.internal.type && page.hasExcerpt);
    const input: CompileInput = {
      ...pageInput(node),
      excerptOf: hasExcerpt ? node.path : null,
      symbolsInCode: (code, language) => symbolsInCode(code, language, currentToolkit()),
    };
    const compiled = compile(input, shortcodesOf(node.file));
    writes.push(args.cache.set(key, compiled));
    if (writes.length >= KEPT_IN_MEMORY) await Promise.all(writes.splice(0));
    return compiled;
  };
  return async (node: CompiledNode): Promise<Compiled> => {
    const fault = findFrontmatterError(node);
    if (fault) throw fault;
    const { body } = node;
    slugs ??= slugsDigest(args);
    const { namesDigest } = currentToolkit();
    const key = [node.file, digestOf(body), slugs, pathPrefix, namesDigest, shortcodesDigest(body, node.file)].join(
      ":",
    );
    const cached = memory.get(key);
    if (cached) return cached;
    const compiled = readOrCompile(key, node);
    if (memory.size >= KEPT_IN_MEMORY) memory.delete(memory.keys().next().value!);
    memory.set(key, compiled);
    return compiled;
  };
};
