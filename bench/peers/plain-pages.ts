import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { stringify } from "yaml";

import { parseFrontmatter } from "../../src/diagnostics/frontmatter";

/** A page's route below the docs, "set-2/parser-overview", and its file: frontmatter and Markdown. */
export type PlainPage = [id: string, text: string];

/** With fewer words, it is a list of links, not a page of text. */
const LEAST_WORDS = 120;

const toPlainText = (text: string): string =>
  text
    .replace(/\{\/\*.*?\*\/\}|<\/?[A-Za-z][^>]*>|\\?\{#[\w-]+\}|[<>{}]/g, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\]\([^)]*\)/g, "](/)")
    // Four spaces would start a code block.
    .replace(/^ {4,}/gm, "   ");

/** Returns an MDX body as Markdown that every system reads alike: no components, directives or ids; links to "/". */
export const toPlainMarkdown = (body: string): string => {
  const text = body.replace(/^ *:::\w*(?:\[(.*)\])?.*$/gm, (_, label?: string) => (label ? `**${label}**\n` : ""));
  const parts = text.split(/(^```[^]*?^```$|`[^`\n]+`)/m).map((part, index) => {
    if (index % 2 === 0) return toPlainText(part);
    return part.replace(/^```(\w*).*/, "```$1").replace(/^```(?:output)?\n/, "```text\n");
  });
  return `${parts.join("").trim()}\n`;
};

/** Returns pages with the text of a folder of docs, repeated in sets as needed; each has its own title. */
export const toPlainPages = (docs: string, count: number): PlainPage[] => {
  const names = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
  const sources = names.sort().flatMap((name) => {
    const { frontmatter, body } = parseFrontmatter(readFileSync(path.join(docs, name), "utf8"));
    const { title, description, draft } = frontmatter as { title: string; description: string; draft?: boolean };
    const id = name.replace(/\.mdx$/, "").replaceAll(path.sep, "-");
    const text = toPlainMarkdown(body);
    return draft || text.split(/\s+/).length < LEAST_WORDS ? [] : [{ id, title, description, text }];
  });
  return Array.from({ length: count }, (_, index) => {
    const { id, title, description, text } = sources[index % sources.length]!;
    const frontmatter = stringify({ title: `${title} ${index + 1}`, description });
    const set = Math.floor(index / sources.length) + 1;
    return [`set-${set}/${id}`, `---\n${frontmatter}---\n\nPage ${index + 1}.\n\n${text}`];
  });
};
