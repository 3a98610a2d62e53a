import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { parse, stringify } from "yaml";

import type { SidebarEntry } from "../../src/config/sidebars";
import { splitFrontmatter } from "../../src/diagnostics/split-frontmatter";
import { addToSidebar } from "../support/builds/add-to-sidebar";

const DOCS = "content/docs";
const CATEGORY_SIZE = 25;
const SEE_ALSO = 4;
const FILE_LINK = /(\]\(|href="|\]:\s+)(\.{1,2}\/[^)#"\s]+)\.mdx/g;

interface Source {
  file: string;
  text: string;
}

interface GeneratedPage {
  source: Source;
  number: number;
  set: string;
  /** Relative to content/docs. */
  file: string;
}

const idOf = (file: string): string => file.replace(/\.mdx$/, "").replace(/(^|\/)index$/, "");

/** The docs files in content/docs, "parser/overview.mdx", and the files next to them. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** Ids as nested categories of at most 25 entries; a category's first id is its own page. */
const toEntries = (ids: readonly string[], label: string): readonly SidebarEntry[] => {
  if (ids.length <= CATEGORY_SIZE) return ids;
  const size = CATEGORY_SIZE ** Math.ceil(Math.log(ids.length) / Math.log(CATEGORY_SIZE) - 1);
  const chunks = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
  return chunks.map(([doc = "", ...rest], index) => {
    const name = `${label} ${index + 1}`;
    return { label: name, doc, items: toEntries(rest, name) };
  });
};

/** A copy of a page in its own set: another title, its text, and links to other generated pages. */
const toPage = (
  { source, number, set }: GeneratedPage,
  inSet: ReadonlySet<string>,
  seeAlso: readonly string[],
): string => {
  const { yaml = "", body: text } = splitFrontmatter(source.text);
  const frontmatter = parse(yaml) as Record<string, string>;
  delete frontmatter.slug;
  for (const key of ["title", "sidebarLabel"]) if (frontmatter[key]) frontmatter[key] += ` ${number}`;
  const body = text.replace(FILE_LINK, (link, before: string, target: string) => {
    const file = `${path.posix.join(path.posix.dirname(source.file), target)}.mdx`;
    return inSet.has(file) ? link : `${before}/docs/${idOf(file)}/`;
  });
  const links = seeAlso.map((id) => `- [Page ${id}](/docs/${id}/)`).join("\n");
  return `---\n${stringify(frontmatter)}---\n\nPage ${number}, in set ${set}.\n${body}\n\n## See also\n\n${links}\n`;
};

/** Adds docs pages, copies of a project's own in sets, to the first sidebar too; returns their files in the project. */
export const generateDocs = (project: string, count: number): string[] => {
  const docs = path.join(project, DOCS);
  const files = listFiles(docs);
  const sources = files
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => ({ file, text: readFileSync(path.join(docs, file), "utf8") }))
    .filter(({ text }) => !/^draft:\s*true/m.test(text));
  const assets = files.filter((file) => !file.endsWith(".mdx"));

  const pages = Array.from({ length: count }, (_, index): GeneratedPage => {
    const source = sources[index % sources.length]!;
    const set = `set-${Math.floor(index / sources.length) + 1}`;
    return { source, set, number: index + 1, file: `${set}/${source.file}` };
  });
  const ids = pages.map(({ file }) => idOf(file));
  const written = new Set(pages.map(({ file }) => file));

  for (const [index, page] of pages.entries()) {
    const { set, file } = page;
    const inSet = new Set(
      sources.map((source) => source.file).filter((sourceFile) => written.has(`${set}/${sourceFile}`)),
    );
    const seeAlso = Array.from({ length: SEE_ALSO }, (_, step) => ids[(index * 7 + (step + 1) * 131) % ids.length]!);
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    writeFileSync(path.join(docs, file), toPage(page, inSet, [...new Set(seeAlso)]));
  }
  for (const set of new Set(pages.map((page) => page.set))) {
    for (const asset of assets) {
      mkdirSync(path.dirname(path.join(docs, set, asset)), { recursive: true });
      copyFileSync(path.join(docs, asset), path.join(docs, set, asset));
    }
  }

  addToSidebar(project, toEntries(ids, "Part"));
  return pages.map(({ file }) => `${DOCS}/${file}`);
};
