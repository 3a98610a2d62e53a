import type { Content } from "mdast";

import { componentProps, isComponent } from "../../mdx/nodes/component";
import { plainText, walk } from "../../mdx/nodes/walk";

const scripts = ["typescript", "wasm"];

const byFence: Readonly<Record<string, readonly string[]>> = {
  rust: ["rust"],
  toml: ["rust"],
  python: ["python"],
  ...Object.fromEntries(["ts", "mts", "tsx", "js", "typescript", "javascript"].map((name) => [name, scripts])),
};

/** Returns toolkit languages of a code block; none for data, output and the shell. */
export const fenceLanguages = (fence: string): readonly string[] => byFence[fence] ?? [];

const mentions: readonly [RegExp, readonly string[]][] = [
  [/\b(?:npm|Node(?:\.js)?|TypeScript|JavaScript)\b/, scripts],
  [/\b(?:Python|PyPI|pandas|DataFrames?)\b/, ["python"]],
  [/\b(?:Rust|crates?|crates\.io)\b/, ["rust"]],
  [/\b(?:WebAssembly|WASM|browsers?)\b/, ["wasm"]],
  [/\b(?:CLI|[Cc]ommands?|command[ -]line)\b/, ["cli"]],
  [/\bbindings?\b/, [...scripts, "python"]],
  [/\b(?:(?:every|all|other) languages?)\b/, [...scripts, "python", "rust"]],
];

/** Returns toolkit languages that a text names. */
const languagesIn = (text: string): string[] =>
  mentions.flatMap(([word, languages]) => (word.test(text) ? languages : []));

/** Returns the text of a node, with table cells separated. */
const spacedText = (node: Content): string =>
  "children" in node
    ? (node.children as Content[]).map(spacedText).join(node.type.startsWith("table") ? " " : "")
    : plainText(node);

/** Returns languages of the symbols that a shortcode names. */
export const symbolLanguages = (node: Content): string[] => {
  if (!isComponent(node)) return [];
  const { id = "", of = "", language } = componentProps(node);
  return [language, ...`${id} ${of}`.split(" ").map((symbolId) => symbolId.split(".")[1])].flatMap(
    (languageName) => languageName ?? [],
  );
};

/** Returns toolkit languages that a piece of text mentions, by name or through symbols. */
export const mentionedLanguages = (node: Content): string[] => {
  const linked: string[] = [];
  if ("children" in node) walk(node, (child) => void linked.push(...symbolLanguages(child)));
  return [...linked, ...languagesIn(spacedText(node))];
};
