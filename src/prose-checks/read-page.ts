import type { Content, Heading } from "mdast";

import { parse } from "../mdx/read/parse";
import { plainText } from "../mdx/nodes/plain-text";
import { componentProps, isComponent } from "../mdx/nodes/component";
import { fileLine } from "../problems/file-line";
import { splitFrontmatter } from "../problems/split-frontmatter";

/** A content file. */
export interface PageText {
  /** Path from the project's root. */
  file: string;
  raw: string;
}

/** A piece of inline code. */
export interface PageCode {
  text: string;
  /** Line of the file. */
  line: number;
  /** Languages of the toolkit that its context is about; all those of the page, and more, where no tab says one. */
  languages: readonly string[];
}

/** What the checks of prose ask of a page. */
export interface ProsePage {
  file: string;
  codes: PageCode[];
  /** Title and text of each code block. */
  blocks: string[];
  /** What the page says stands in its code as an example: in a comment, `examples: 205.5, PT1H`. */
  examples: ReadonlySet<string>;
}

const EXAMPLES = /\{\/\* examples: (.+?) \*\/\}/gs;

const scripts = ["typescript", "wasm"];

const fenceLanguages: Readonly<Record<string, readonly string[]>> = {
  rust: ["rust"],
  toml: ["rust"],
  python: ["python"],
  ...Object.fromEntries(["ts", "mts", "tsx", "js", "typescript", "javascript"].map((name) => [name, scripts])),
};

/** Words of a text that say what language it speaks of. */
const mentions: readonly [RegExp, readonly string[]][] = [
  [/\b(?:npm|Node(?:\.js)?|TypeScript|JavaScript|binding(?:s)?)\b/, scripts],
  [/\b(?:Python|PyPI|pandas|DataFrames?|binding(?:s)?)\b/, ["python"]],
  [/\b(?:Rust|crates?|crates\.io)\b/, ["rust"]],
  [/\b(?:WebAssembly|WASM|browsers?|every language)\b/, ["wasm"]],
  [/\b(?:in (?:every|all|other) languages?|all languages)\b/, ["typescript", "wasm", "python", "rust"]],
];

const textOf = (node: Content): string =>
  "children" in node ? (node.children as Content[]).map(textOf).join(node.type === "table" || node.type === "tableRow" ? " " : "") : plainText(node);

const mentioned = (node: Content): string[] => {
  const text = textOf(node);
  return mentions.flatMap(([word, languages]) => (word.test(text) ? languages : []));
};

/** Languages of the symbols that a word of the page names. */
const namedBy = (node: Content): string[] => {
  if (!isComponent(node)) return [];
  const { id = "", of = "", language } = componentProps(node);
  return [language, ...`${id} ${of}`.split(" ").map((one) => one.split(".")[1])].flatMap((one) => one ?? []);
};

/** Reads a page for the checks of its prose. */
export const readPage = ({ file, raw }: PageText): ProsePage => {
  const { body, lineOffset } = splitFrontmatter(raw);
  const source = { file, lineOffset };
  const codes: PageCode[] = [];
  const blocks: string[] = [];
  const pageLanguages = new Set<string>(["cli"]);
  /** Headings above, by depth. */
  const above: Heading[] = [];
  const enter = (node: Content, context: readonly string[], tab?: string): void => {
    if (node.type === "inlineCode")
      codes.push({
        text: node.value,
        line: fileLine(node, source),
        languages: tab === undefined ? context : [tab, ...context],
      });
    if (node.type === "code") {
      blocks.push(`${node.meta ?? ""}\n${node.value}`);
      for (const language of fenceLanguages[node.lang ?? ""] ?? []) pageLanguages.add(language);
    }
    for (const language of namedBy(node)) pageLanguages.add(language);
    if (node.type === "heading") above.splice(node.depth - 1, above.length, node);
    const inner = isComponent(node, "Tab") ? componentProps(node)["value"] : tab;
    const isBlock = node.type === "paragraph" || node.type === "table" || node.type === "listItem";
    const own = isBlock ? [...mentioned(node), ...above.flatMap(mentioned)] : context;
    if ("children" in node) for (const child of node.children as Content[]) enter(child, own, inner);
  };
  for (const node of parse(body, source).children as Content[]) enter(node, []);
  const examples = [...raw.matchAll(EXAMPLES)].flatMap(([, list = ""]) => list.split(/,\s+/));
  return { file, blocks, examples: new Set(examples), codes: codes.map((code) => ({ ...code, languages: [...pageLanguages, ...code.languages] })) };
};
