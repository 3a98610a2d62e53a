import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse, stringify } from "yaml";

import { splitFrontmatter } from "../../src/diagnostics/split-frontmatter";
import { plainMarkdown } from "./plain-markdown";

export interface PlainPage {
  /** "set-2/parser-overview": the file's path without its extension, and the route below the docs. */
  id: string;
  /** Pages of one set have the text of different docs; a sidebar has one group per set. */
  set: number;
  title: string;
  description: string;
  body: string;
}

export interface PageGroup {
  label: string;
  ids: string[];
}

/** With fewer words, it is a list of links, not a page of text. */
const LEAST_WORDS = 120;

interface Frontmatter {
  title: string;
  description: string;
  draft?: boolean;
}

const readSources = (docs: string) =>
  readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .flatMap((name) => {
      const { yaml = "", body } = splitFrontmatter(readFileSync(path.join(docs, name), "utf8"));
      const { title, description, draft } = parse(yaml) as Frontmatter;
      const text = plainMarkdown(body);
      const id = name.replace(/\.mdx$/, "").replaceAll(path.sep, "-");
      return draft || text.split(/\s+/).length < LEAST_WORDS ? [] : [{ id, title, description, body: text }];
    });

/** Pages with the text of a folder of docs, repeated as needed; each has its own title. */
export const plainPages = (docs: string, count: number): PlainPage[] => {
  const sources = readSources(docs);
  return Array.from({ length: count }, (_, at) => {
    const { id, title, description, body } = sources[at % sources.length]!;
    const set = Math.floor(at / sources.length) + 1;
    const number = at + 1;
    return {
      id: `set-${set}/${id}`,
      set,
      title: `${title} ${number}`,
      description,
      body: `Page ${number}.\n\n${body}`,
    };
  });
};

/** A page as a Markdown file with frontmatter. */
export const pageText = ({ title, description, body }: PlainPage): string =>
  `---\n${stringify({ title, description })}---\n\n${body}`;

/** The pages by set, in order. */
export const groupPages = (pages: readonly PlainPage[]): PageGroup[] =>
  [...new Set(pages.map(({ set }) => set))].map((set) => ({
    label: `Set ${set}`,
    ids: pages.filter((page) => page.set === set).map(({ id }) => id),
  }));
