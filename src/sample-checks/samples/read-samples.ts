import type { Code, Content } from "mdast";

import { codeMeta } from "../../mdx/code/code-meta";
import { ContentError } from "../../problems/content-error";
import { fileLine } from "../../problems/file-line";
import type { Source } from "../../problems/file-line";
import { fenceProblem } from "../../mdx/check/fence-problem";
import { parse } from "../../mdx/read/parse";
import { walk } from "../../mdx/nodes/walk";
import { splitFrontmatter } from "../../problems/split-frontmatter";
import { htmlCodeProblem } from "./html-code-problem";
import type { Sample } from "./sample";

/** Empties lines marked as deleted, so that what is left is the code the reader ends up with. */
const withoutDeleted = (code: string, deleted: ReadonlySet<number>): string =>
  deleted.size === 0
    ? code
    : code
        .split("\n")
        .map((line, index) => (deleted.has(index + 1) ? "" : line))
        .join("\n");

const toSample = (node: Code, source: Source): Sample => {
  const line = fileLine(node, source);
  const { title, continues, unchecked, wrong, within, schema, recorded, of, deleted } = codeMeta(node.meta ?? "");
  const code = withoutDeleted(node.value, deleted);
  const language = node.lang ?? "";
  return { file: source.file, line, language, code, title, continues, unchecked, wrong, within, schema, recorded, of };
};

/** Gives the code blocks of a content file, in reading order; throws a ContentError for a fence that means nothing, and for code in HTML. */
export const readSamples = (raw: string, file: string): Sample[] => {
  const { body, lineOffset } = splitFrontmatter(raw);
  const source: Source = { file, lineOffset };
  const samples: Sample[] = [];
  walk(parse(body, source), (node: Content) => {
    const problem = node.type === "code" ? fenceProblem(node) : htmlCodeProblem(node);
    if (problem) throw new ContentError(file, fileLine(node, source), problem.problem, problem.remedy);
    if (node.type === "code") samples.push(toSample(node, source));
  });
  return samples;
};
