import { stringify } from "yaml";

import { site } from "../../../config/site";
import { absoluteUrl } from "../../../config/urls";
import { paths } from "../../../utils/paths";
import type { ContentFields } from "../../content/node-builder";
import type { MarkdownFacts } from "../../registry/content-type";

/** A page's Markdown version. */
export interface MarkdownVersion extends MarkdownFacts, Pick<ContentFields, "path" | "title" | "description"> {
  /** Heading above it in lists of pages. */
  section: string;
  isListed: boolean;
  markdown: string;
}

/** Returns a page's Markdown version as a file: front matter with the page's URL, its title, its text. */
export const toMarkdownFile = ({
  path,
  title,
  description,
  facts,
  markdown,
}: Omit<MarkdownVersion, "order" | "section" | "isListed">): string => {
  const frontmatter = stringify({ title, description, canonical: absoluteUrl(path), ...facts }, { lineWidth: 0 });
  return `---\n${frontmatter}---\n\n# ${title}\n\n${markdown}`;
};

const head = `# ${site.title}\n\n> ${site.description}\n`;

const line = (title: string, path: string, description: string): string =>
  `- [${title}](${absoluteUrl(path)}): ${description}`;

const data = [
  line("All pages in one file", paths.llmsFull(), "the text of every page below."),
  line(
    "Symbols",
    paths.toolkit(),
    `every function, type and option of version ${site.version} as JSON, with its status.`,
  ),
  line("Schema of the symbols", paths.toolkitSchema(), "the JSON Schema of that file."),
];

/** Returns the site's index for programs, as defined by llmstxt.org: one line per page, grouped by section. */
export const toLlms = (markdownVersions: readonly MarkdownVersion[]): string => {
  const sections = new Map<string, string[]>();
  for (const { section, title, path, description } of markdownVersions)
    sections.set(section, [...(sections.get(section) ?? []), line(title, paths.markdown(path), description)]);
  const { Optional: optional, ...named } = Object.fromEntries(sections);
  const ordered = { ...named, Data: data, ...(optional && { Optional: optional }) };
  const lists = Object.entries(ordered).map(([name, lines]) => `\n## ${name}\n\n${lines.join("\n")}\n`);
  return `${head}
Version ${site.version}. Every page has its Markdown at its own address with .md in place of the last slash. What a symbol does is said with its status: works, partial, placeholder or unavailable.
${lists.join("")}`;
};

/** Returns the full text of these pages, each below its title and URL. */
export const toLlmsFull = (markdownVersions: readonly MarkdownVersion[]): string =>
  head +
  markdownVersions
    .map(({ title, path, markdown }) => `\n# ${title}\n\nSource: ${absoluteUrl(paths.markdown(path))}\n\n${markdown}`)
    .join("");
