import { isNativeError } from "node:util/types";

import type { Content, Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import { mdxToJs, mdxToMdast } from "satteri";

import { withVersion } from "../../config/version";
import type { TextFile } from "../../diagnostics/cached-files";
import { ContentError, type Source } from "../../diagnostics/diagnostic";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { transformFences } from "../code/transform-fences";
import { nodesOf } from "../nodes/walk";

const literalBrace = "Write \\{ for a literal brace, or put it in backticks.";
const literalAngle = "Write \\< for a literal <, or put it in backticks.";

const remedies: [RegExp, string][] = [
  [/create a comment in MDX/, "Write {/* … */} for a comment."],
  [
    /parse esm/,
    "Begin the line with another word; a page that needs import or export says interactive: true in its frontmatter.",
  ],
  [/closing tag|open tag/, "Give every tag its pair, each on a line of its own, or write \\< for a literal <."],
  [/expression|brace/, literalBrace],
  [/valid JSX tag/, `${literalAngle} After a tag of several lines begin a new line.`],
];

/** The parser's error: line and column in the body, the problem, and the name of the rule. */
const MESSAGE = /^(\d+):\d+: (.*) \([\w-]+:[\w-]+\)$/s;

/** A location in the body, as the parser writes it. */
const PLACE = /\((\d+):\d+\)/;

/** Returns the content error for a parser error, with line numbers of the file; undefined for any other error. */
const syntaxError = (error: unknown, { file, lineOffset }: Source): ContentError | undefined => {
  const [, line, reason] = (isNativeError(error) && MESSAGE.exec(error.message)) || [];
  if (line === undefined || reason === undefined) return undefined;
  const diagnostic = reason.replace(PLACE, (_, bodyLine: string) => `(line ${Number(bodyLine) + lineOffset})`);
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? literalAngle;
  return new ContentError(file, Number(line) + lineOffset, diagnostic, remedy);
};

/** Turns reference links and images (`[text][id]`) into inline ones and removes their definitions. */
const inlineReferences = (tree: Root): void => {
  // The first definition of an id counts.
  const definitions = new Map(
    nodesOf(tree, "definition")
      .reverse()
      .map((node) => [node.identifier, node]),
  );
  if (definitions.size === 0) return;
  const inline = (nodes: Content[]): Content[] => nodes.filter(({ type }) => type !== "definition").map(inlineNode);
  const inlineNode = (node: Content): Content => {
    if ("children" in node) node.children = inline(node.children) as typeof node.children;
    if (node.type !== "linkReference" && node.type !== "imageReference") return node;
    const { url = "", title } = definitions.get(node.identifier) ?? {};
    return { ...node, type: node.type === "linkReference" ? "link" : "image", url, title } as Content;
  };
  tree.children = inline(tree.children);
};

/** A private character of the same width replaces a colon, so that lines and columns don't change. */
const STAND_IN = "\uE000";

/** URLs and tag prefixes keep their colons; any other colon before a name would start a directive. */
const COLON = /https?:\/\/\S*|<\/?\w+:|(?<!::|\]):(?=[\p{L}\p{N}_])/gu;

/** Hides the colons of `:name` and `::name` from the parser, because prose needs them, as in "ern:Release" or 12:30. */
const hideColons = (body: string): string => body.replace(COLON, (found) => (found === ":" ? STAND_IN : found));

/** Restores the hidden colons in all texts of a tree. */
const showColons = (node: Record<string, unknown>): void => {
  for (const key in node) {
    const value = node[key];
    if (typeof value === "string") {
      if (value.includes(STAND_IN)) node[key] = value.replaceAll(STAND_IN, ":");
    } else if (key !== "position" && value !== null && typeof value === "object") {
      showColons(value as Record<string, unknown>);
    }
  }
};

const features = { directive: true, frontmatter: false };

/** Throws the problem with imports and exports, which the parser doesn't check; prose can start with "import". */
const assertModuleCode = ({ value, position }: MdxjsEsm): void => {
  mdxToJs("\n".repeat(position!.start.line - 1) + value);
};

const parseTree = (body: string, source: Source): Root => {
  try {
    const text = withVersion(body);
    const hidden = hideColons(text);
    const tree = mdxToMdast(hidden, { features }) as Root;
    if (hidden !== text) showColons(tree as unknown as Record<string, unknown>);
    for (const node of tree.children) if (node.type === "mdxjsEsm") assertModuleCode(node);
    inlineReferences(tree);
    return tree;
  } catch (error) {
    throw syntaxError(error, source) ?? error;
  }
};

/** Returns an MDX body's tree, with reference links inlined and fences read. Throws a ContentError for a mistake. */
export const parse = (body: string, source: Source): Root => {
  const tree = parseTree(body, source);
  transformFences(tree, source, (note) => parseTree(note, source).children);
  return tree;
};

/** Returns the syntax tree of a content file, and where its body is. Throws a ContentError for invalid MDX or fences. */
export const parseFile = ({ file, raw }: TextFile): { source: Source; tree: Root } => {
  const { body, lineOffset } = splitFrontmatter(raw);
  const source = { file, lineOffset };
  return { source, tree: parse(body, source) };
};
