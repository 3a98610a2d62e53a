import type { Content, Root } from "mdast";
import { markdownToMdast } from "satteri";
import { parse as parseYaml } from "yaml";

import { site } from "../../../config/site";
import { splitFrontmatter } from "../../../diagnostics/split-frontmatter";
import { listElements, listValueSets } from "../../../ern";
import { plainText, walk } from "../../../mdx/nodes/walk";
import { siteContent } from "../../../test/content/site-content";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { paths } from "../../../utils/paths";
import { compiledContent } from "../../compiled/compiled-content";
import { markdownContent } from "../../compiled/markdown-content";
import { siteShortcodes } from "../../compiled/site-shortcodes";
import type { ContentPageNode } from "../../content/node-builder";
import { pageContentTypes } from "../../content-types";
import { currentToolkit } from "../../locations/current-toolkit";
import { toMarkdownFile } from "./to-llms";

const content = siteContent();
const pages = pageContentTypes.flatMap(({ type }) => content.getNodesByType(type) as ContentPageNode[]);
const markdownOf = markdownContent(content);
const compiled = compiledContent(content);

type Typed<Type> = Extract<Content, { type: Type }>;

const all = <Type extends Content["type"]>(root: Root, type: Type): Typed<Type>[] => {
  const found: Typed<Type>[] = [];
  walk(root, (node) => {
    if (node.type === type) found.push(node as Typed<Type>);
  });
  return found;
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const words = [...siteShortcodes(currentToolkit()).components.keys()].join("|");

/** What only MDX understands: directives, imports, comments, shortcodes. */
const leftOver = new RegExp(`^:::|^import .* from ["']|\\{/\\*|</?(?:${words})[ />]`, "m");

interface MarkdownVersion {
  page: ContentPageNode;
  markdownVersion: string;
  root: Root;
}

let markdownVersions: MarkdownVersion[];
beforeAll(async () => {
  markdownVersions = await Promise.all(
    pages.map(async (page) => {
      const markdown = await markdownOf(await compiled(page), page, fakeContext({}));
      const markdownVersion = toMarkdownFile({ ...page, markdown });
      return { page, markdownVersion, root: markdownToMdast(splitFrontmatter(markdownVersion).body) as Root };
    }),
  );
});

/** Problems with each page's Markdown version, each after the page's file. */
const diagnosticsOf = (check: (markdownVersion: MarkdownVersion) => readonly string[]): string[] =>
  markdownVersions.flatMap((markdownVersion) =>
    check(markdownVersion).map((diagnostic) => `${markdownVersion.page.file}: ${diagnostic}`),
  );

describe("the Markdown of the pages", () => {
  it("exists for each page", () => {
    expect(markdownVersions.length).toBeGreaterThan(50);
    expect(markdownVersions.flatMap(({ root }) => all(root, "link")).length).toBeGreaterThan(100);
  });

  it("describes itself in its front matter", () => {
    const frontMatters = markdownVersions.map(
      ({ markdownVersion }) => parseYaml(splitFrontmatter(markdownVersion).yaml!) as unknown,
    );
    expect(frontMatters).toEqual(
      pages.map(({ title, description, path }) => ({ title, description, canonical: site.url + path })),
    );
  });

  it("is plain Markdown without shortcodes", () => {
    const diagnostics = diagnosticsOf(({ root }) => [
      ...all(root, "html").map(({ value }) => `HTML in the Markdown: ${value}`),
      ...all(root, "paragraph")
        .map((node) => plainText(node))
        .filter((text) => leftOver.test(text))
        .map((text) => `not turned into Markdown: ${text}`),
      ...all(root, "code").flatMap(({ meta }) => (meta ? [`a fence keeps "${meta}" beside its language`] : [])),
    ]);
    expect(diagnostics).toEqual([]);
  });

  it("has the page's headings in the same order", async () => {
    const headings = new Map<MarkdownVersion, readonly string[]>();
    for (const markdownVersion of markdownVersions)
      headings.set(markdownVersion, [
        markdownVersion.page.title,
        ...(await compiled(markdownVersion.page)).headings.map(({ text }) => text),
      ]);
    const diagnostics = diagnosticsOf((markdownVersion) => {
      const written = all(markdownVersion.root, "heading").map((heading) => oneLine(plainText(heading)));
      let at = 0;
      return headings.get(markdownVersion)!.flatMap((text) => {
        const found = written.indexOf(oneLine(text), at);
        if (found >= 0) at = found + 1;
        return found >= 0 ? [] : [`the heading "${text}" is missing or out of order`];
      });
    });
    expect(diagnostics).toEqual([]);
  });

  it("links to other Markdown versions by full URLs", () => {
    const elements = listElements();
    const reference = [
      ...elements.map(({ name }) => paths.ernElement(name)),
      ...listValueSets(elements).map(({ name }) => paths.ernValueSet(name)),
    ];
    const files = [...[...pages.map(({ path }) => path), ...reference].map(paths.markdown), paths.changelogFeed()];
    const addresses = new Set(files.map((file) => site.url + file));
    const diagnostics = diagnosticsOf(({ root }) =>
      all(root, "link").flatMap(({ url }) => {
        const [target = ""] = url.split("#");
        if (!/^(?:https?|mailto):/.test(url)) return [`${url} is not a whole address`];
        const isDoc = url.startsWith(`${site.url}/docs/`);
        return isDoc && !addresses.has(target) ? [`${url} isn't a page's Markdown`] : [];
      }),
    );
    expect(diagnostics).toEqual([]);
  });
});
