import type { Content, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { parse as parseYaml } from "yaml";

import { site } from "../../../config/site";
import { walk } from "../../../mdx/nodes/walk";
import { plainText } from "../../../mdx/nodes/plain-text";
import { splitFrontmatter } from "../../../problems/split-frontmatter";
import { fakeContext } from "../../../test/fake-node-model";
import { siteContent } from "../../../test/site-content";
import { paths } from "../../../utils/paths";
import { compiledContent } from "../../compiled/compiled-content";
import { currentToolkit } from "../../compiled/current-toolkit";
import { markdownContent } from "../../compiled/markdown-content";
import { siteWords } from "../../compiled/site-words";
import type { ContentPageNode } from "../../content/node-builder";
import { pageKinds } from "../../kinds";
import { toTwinFile } from "./to-twin-file";

const content = siteContent();
const pages = pageKinds.flatMap(({ type }) => content.getNodesByType(type) as ContentPageNode[]);
const markdownOf = markdownContent(content);
const compiled = compiledContent(content);

const read = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

type Typed<Type> = Extract<Content, { type: Type }>;

const all = <Type extends Content["type"]>(root: Root, type: Type): Typed<Type>[] => {
  const found: Typed<Type>[] = [];
  walk(root, (node) => {
    if (node.type === type) found.push(node as Typed<Type>);
  });
  return found;
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const words = [...siteWords(currentToolkit()).components.keys()].join("|");

/** What only MDX understands: directives, imports, comments, words of the site. */
const leftOver = new RegExp(`^:::|^import .* from ["']|\\{/\\*|</?(?:${words})[ />]`, "m");

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_path, page) => {
  let twin: string;
  let root: Root;
  beforeAll(async () => {
    twin = toTwinFile({ ...page, markdown: await markdownOf(page, fakeContext({})) });
    root = read(splitFrontmatter(twin).body);
  });

  it("says in its front matter what it is", () => {
    expect(parseYaml(splitFrontmatter(twin).yaml!)).toEqual({
      title: page.title,
      description: page.description,
      canonical: site.url + page.path,
    });
  });

  it("is Markdown alone, without a word of the site's own", () => {
    expect(all(root, "html")).toEqual([]);
    const paragraphs = all(root, "paragraph").map((node) => plainText(node));
    expect(paragraphs.filter((text) => leftOver.test(text))).toEqual([]);
    expect(all(root, "code").filter(({ meta }) => meta)).toEqual([]);
  });

  it("has the page's headings, in its order", async () => {
    const written = all(root, "heading").map((heading) => oneLine(plainText(heading)));
    const { headings } = await compiled(page);
    let at = 0;
    for (const { text } of [{ text: page.title }, ...headings]) {
      const found = written.indexOf(oneLine(text), at);
      expect([text, found >= at]).toEqual([text, true]);
      at = found + 1;
    }
  });

  it("leads to the Markdown of other pages by whole addresses", () => {
    const twins = new Set(pages.map(({ path }) => site.url + paths.markdown(path)));
    const targets = all(root, "link").map(({ url }) => url);
    for (const url of targets) {
      expect(url).toMatch(/^(?:https?|mailto):/);
      const [target = ""] = url.split("#");
      if (url.startsWith(`${site.url}/docs/`)) expect([...twins]).toContain(target);
    }
  });
});
