import type { Content, Root } from "mdast";
import { markdownToMdast } from "satteri";
import { parse as parseYaml } from "yaml";

import { site } from "../../config/site";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { listElements, listValueSets } from "../../ern";
import { compiledContent } from "../../gatsby/compiled/compiled-content";
import { markdownContent } from "../../gatsby/compiled/markdown-content";
import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import type { ContentPageNode } from "../../gatsby/content/node-builder";
import { pageContentTypes } from "../../gatsby/content-types";
import { currentToolkit } from "../../gatsby/locations/current-toolkit";
import { toMarkdownFile } from "../../gatsby/outputs/agents/to-llms";
import { packIndex } from "../../gatsby/search/packing/pack-files";
import { plainText, walk } from "../../mdx/nodes/walk";
import { splitUrl } from "../../search/common/records";
import type { SearchRecord } from "../../search/common/types";
import type { LocalIndex } from "../../search/local/index/open-index";
import { paths } from "../../utils/paths";
import { fakeContext } from "../gatsby/fake-node-model";
import { judge, judgedQueries, type JudgedQuery, judgedTasks, type Judgement } from "../search/judged/judge";
import { openPacked } from "../search/search-records";
import { siteSearchRecords } from "../search/site-search-records";
import { siteContent } from "./site-content";

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

const sets: [name: string, queries: readonly JudgedQuery[]][] = [
  ["judged queries", judgedQueries],
  ["judged tasks", judgedTasks],
];

let records: SearchRecord[];
let index: LocalIndex;

describe("the search, judged by queries and tasks", () => {
  beforeAll(async () => {
    records = await siteSearchRecords(content);
    const files = packIndex(records);
    index = openPacked((address) => files.get(address)!);
  }, 60_000);

  /** Prints the figures, and the queries whose answer isn't first. */
  const report = (name: string, { places, mrr, top1, top3 }: Judgement): void => {
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    const missed = places.filter(({ place }) => place > 1);
    const lines = missed.map(({ query, place }) => `  ${place} ${query}`);
    const figures = `MRR ${mrr.toFixed(3)}, top 1 ${percent(top1)}, top 3 ${percent(top3)}`;
    process.stdout.write(`${[`${places.length} ${name}: ${figures}`, ...lines].join("\n")}\n`);
  };

  it.each(sets)("has each of the %s once", (_name, queries) => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
  });

  it.each(sets)("lists an existing answer for each of the %s", (_name, queries) => {
    const places = new Set(records.flatMap(({ url }) => [url, splitUrl(url).path]));
    const without = queries.filter(([, ...answers]) => !answers.some((answer) => places.has(answer)));
    expect(without).toEqual([]);
  });

  it("finds the right page: mean reciprocal rank of 0.85 or more", async () => {
    const judgement = await judge(judgedQueries, index);
    report("judged queries", judgement);
    expect(judgement.mrr).toBeGreaterThanOrEqual(0.85);
  });

  it("answers tasks: first in 70 %, among the first three in 85 % or more", async () => {
    const judgement = await judge(judgedTasks, index);
    report("judged tasks", judgement);
    expect(judgement.top1).toBeGreaterThanOrEqual(0.7);
    expect(judgement.top3).toBeGreaterThanOrEqual(0.85);
  });
});
