import { site } from "../../../config/site";
import { type MarkdownVersion, toLlms, toLlmsFull } from "./to-llms";

const markdownVersion = (slug: string, section: string): MarkdownVersion => ({
  path: `/docs/${slug}/`,
  title: `Title of ${slug}`,
  description: `What ${slug} is.`,
  section,
  order: 0,
  isListed: true,
  markdown: `Text of ${slug}.\n`,
});
const markdownVersions = [
  markdownVersion("about", "Optional"),
  markdownVersion("intro", "Start"),
  markdownVersion("parser", "Parser"),
  markdownVersion("more", "Start"),
];

describe("toLlms", () => {
  it("follows llmstxt.org: title, summary, basics, sections with one line per page", () => {
    const lines = toLlms(markdownVersions).split("\n");
    expect(lines.slice(0, 4)).toEqual([`# ${site.title}`, "", `> ${site.description}`, ""]);
    expect(lines.filter((line) => line.startsWith("#"))).toEqual([
      `# ${site.title}`,
      "## Start",
      "## Parser",
      "## Data",
      "## Optional",
    ]);
    const pages = lines.filter((line) => line.startsWith("- "));
    expect(pages.every((line) => /^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/.test(line))).toBe(true);
    expect(pages.slice(0, 3)).toEqual(
      ["intro", "more", "parser"].map((slug) => `- [Title of ${slug}](${site.url}/docs/${slug}.md): What ${slug} is.`),
    );
  });

  it("links to the symbols and their schema", () => {
    for (const file of ["/llms-full.txt", "/api/toolkit.json", "/api/toolkit.schema.json"])
      expect(toLlms([])).toContain(`(${site.url}${file}): `);
  });

  it("puts the full text of each page below its title in the other file", () => {
    expect(toLlmsFull([markdownVersion("intro", "Start")])).toBe(
      `# ${site.title}\n\n> ${site.description}\n\n# Title of intro\n\nSource: ${site.url}/docs/intro.md\n\nText of intro.\n`,
    );
  });
});
