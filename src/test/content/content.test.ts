import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { listElements, listValueSets } from "@ddex-suite/ern";
import type { Content, Root } from "mdast";
import { markdownToMdast } from "satteri";
import { parse as parseYaml } from "yaml";

import { contentFolders, tagsFile } from "../../config/content";
import { footerGroups, navbarLinks } from "../../config/navigation";
import { sidebars } from "../../config/sidebars";
import { site } from "../../config/site";
import { parseFrontmatter } from "../../diagnostics/frontmatter";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { compiledContent } from "../../gatsby/compiled/compiled-content";
import { markdownContent } from "../../gatsby/compiled/markdown-content";
import { resolveContentFile } from "../../gatsby/compiled/resolve-content-file";
import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import type { CompiledFields, ContentFields, ContentPageNode, ContentSource } from "../../gatsby/content/node-builder";
import { contentTypes, mdxContentTypes, pageContentTypes } from "../../gatsby/content-types";
import { type AuthorFields, authors as authorContentType } from "../../gatsby/content-types/authors/content-type";
import { blog as postContentType, blogDiagnostics } from "../../gatsby/content-types/blog/content-type";
import type { BlogPostFields } from "../../gatsby/content-types/blog/node";
import { docs as docContentType } from "../../gatsby/content-types/docs/content-type";
import type { DocFields } from "../../gatsby/content-types/docs/node";
import { toSidebarItems } from "../../gatsby/content-types/docs/sidebar-items";
import { toTags } from "../../gatsby/content-types/tags/content-type";
import { imageDiagnostics } from "../../gatsby/images/resolve-images";
import { siteFiles } from "../../gatsby/links/check-content";
import { brokenLinks, type LinkSource } from "../../gatsby/links/check-links";
import { currentToolkit } from "../../gatsby/locations/current-toolkit";
import { toMarkdownFile } from "../../gatsby/outputs/agents/to-llms";
import type { MdxContentType } from "../../gatsby/registry/content-type";
import { packIndex } from "../../gatsby/search/packing/pack-files";
import { compile, type Compiled } from "../../mdx/compile";
import { resolveHref } from "../../mdx/derive/resolve-links";
import { slotsIn } from "../../mdx/nodes/slots";
import { plainText, walk } from "../../mdx/nodes/walk";
import { parse } from "../../mdx/read/parse";
import { splitUrl } from "../../search/common/records";
import type { SearchRecord } from "../../search/common/types";
import type { LocalIndex } from "../../search/local/index/open-index";
import { paths } from "../../utils/paths";
import { flattenSidebar } from "../../utils/sidebar";
import { fakeContext } from "../gatsby/fake-node-model";
import { judge, judgedQueries, judgedSets, judgedTasks, type Judgement } from "../search/judged/judge";
import { openPacked } from "../search/search-records";
import { siteSearchRecords } from "../search/site-search-records";
import { siteContent } from "./site-content";

interface ContentFile<Fields extends CompiledFields = CompiledFields> {
  kind: MdxContentType;
  fields: Fields;
  source: ContentSource;
}

const read = (kind: MdxContentType): ContentFile[] => {
  const { folder, toFields } = kind;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .map((relativePath) => {
      const file = `${folder}/${relativePath}`;
      const raw = readFileSync(file, "utf8");
      const source = { ...parseFrontmatter(raw), raw, relativePath, file };
      return { kind, source, fields: toFields(source) };
    });
};

const files = mdxContentTypes.flatMap(read);
const filesOfKind = <Fields extends CompiledFields>(kind: MdxContentType<Fields>): ContentFile<Fields>[] =>
  files.filter((file) => file.kind.name === kind.name) as ContentFile<Fields>[];
const docs = filesOfKind<DocFields>(docContentType);
const posts = filesOfKind<BlogPostFields>(postContentType);
const authors = filesOfKind<AuthorFields>(authorContentType);
const tags = toTags(readFileSync(tagsFile, "utf8"), tagsFile);
const titled = files.filter(({ kind }) => kind.page !== null) as ContentFile<ContentFields>[];
const isDraft = ({ fields }: { fields: CompiledFields & { draft?: boolean } }): boolean => fields.draft === true;

const content = siteContent();
const pages = pageContentTypes.flatMap(({ type }) => content.getNodesByType(type) as ContentPageNode[]);
const markdownOf = markdownContent(content);
const compiledPage = compiledContent(content);

const compiled = new Map<string, Compiled>();
beforeAll(async () => {
  // As in a production build, which doesn't look again whether a file has changed.
  Object.assign(process.env, { NODE_ENV: "production" });
  for (const page of pages) compiled.set(page.file, await compiledPage(page));
}, 60_000);

const compileFile = ({ kind, fields, source }: ContentFile): Compiled => {
  const found =
    compiled.get(fields.file) ??
    compile(
      {
        ...fields,
        body: source.body,
        excerptOf: kind.page?.hasExcerpt ? fields.path : null,
        resolveFile: (relative) => resolveContentFile(fields.file, relative),
      },
      siteShortcodes(currentToolkit()),
    );
  compiled.set(fields.file, found);
  return found;
};

it("there is content of every type", () => {
  for (const kind of [...mdxContentTypes.map(filesOfKind), tags]) expect(kind.length).toBeGreaterThan(0);
});

describe("the blog", () => {
  it("has the sample posts, over at least two years", () => {
    const slugs = posts.map(({ fields }) => fields.slug);
    expect(slugs).toEqual(expect.arrayContaining(["first-blog-post", "long-blog-post", "mdx-blog-post", "welcome"]));
    expect(new Set(posts.map(({ fields }) => fields.date.slice(0, 4))).size).toBeGreaterThanOrEqual(2);
  });

  it("marks its sample posts as samples, so that nobody mistakes their dates for events", () => {
    const silent = posts.filter(({ source }) => !/\bsample\s+posts?\b/.test(source.raw));
    expect(silent.map(({ fields }) => fields.file)).toEqual([]);
  });

  it("has groups of the project as authors, not invented people", () => {
    const people = authors.filter(({ fields }) => !/ (?:Team|Maintainers)$/.test(fields.name));
    expect(people.map(({ fields }) => fields.file)).toEqual([]);
  });

  it("has posts with and without a marker, an interactive one, and one with two authors", () => {
    expect(posts.some((post) => compileFile(post).truncated && !post.fields.interactive)).toBe(true);
    expect(posts.some((post) => !compileFile(post).truncated)).toBe(true);
    expect(posts.some((post) => post.fields.interactive && compileFile(post).excerpt.nodes.length > 0)).toBe(true);
    expect(posts.some(({ fields }) => fields.authors.length > 1)).toBe(true);
  });

  it("names existing authors and tags, and uses every tag", () => {
    const blog = {
      posts: posts.map(({ fields }) => fields),
      authorKeys: authors.map(({ fields }) => fields.key),
      tagKeys: tags.map(({ key }) => key),
    };
    expect(blogDiagnostics(blog, () => 1)).toEqual([]);
    expect(new Set(posts.flatMap(({ fields }) => fields.tags))).toEqual(new Set(blog.tagKeys));
    expect(authors.some(({ fields }) => /^\/blog\/authors\/all-.+-articles\/$/.test(fields.path ?? ""))).toBe(true);
  });

  it("has its images next to the files that use them", () => {
    const fields = [...posts, ...authors].map((file) => file.fields);
    expect(imageDiagnostics(fields, existsSync, () => 1)).toEqual([]);
  });
});

describe("sidebars", () => {
  const docIds = Object.values(sidebars).flatMap((entries) =>
    flattenSidebar(toSidebarItems(entries)).map(({ docId }) => docId),
  );

  it("have a file for each entry", () => {
    const folder = contentFolders.docs;
    const diagnostics = docIds
      .map((docId) => [`${folder}/${docId}.mdx`, `${folder}/${docId}/index.mdx`])
      .filter((places) => places.filter(existsSync).length !== 1)
      .map((places) => `src/config/sidebars.json: write one of ${places.join(" and ")}, or take the entry out`);
    expect(docIds.length).toBeGreaterThan(0);
    expect(diagnostics).toEqual([]);
  });

  it("list each doc once, except for drafts", () => {
    const drafts = new Set(docs.filter(isDraft).map(({ fields }) => fields.docId));
    const published = docs.map(({ fields }) => fields.docId).filter((docId) => !drafts.has(docId));
    expect(docIds.filter((docId) => !drafts.has(docId)).sort()).toEqual(published.sort());
  });
});

describe("each content file", () => {
  it("compiles to a page with text", () => {
    expect(files.filter((file) => compileFile(file).words === 0).map(({ fields }) => fields.file)).toEqual([]);
  });

  it("names the language of each fence", () => {
    const diagnostics: string[] = [];
    for (const { source, fields } of files)
      walk(parse(source.body, fields), (node: Content) => {
        if (node.type !== "code" || node.lang) return;
        const line = (node.position?.start.line ?? 0) + fields.lineOffset;
        diagnostics.push(`${fields.file}:${line}: the fence has no language; write one, "text" if it is none`);
      });
    expect(diagnostics).toEqual([]);
  });

  it("has its images next to it", () => {
    const diagnostics = files.flatMap((file) =>
      slotsIn(compileFile(file).content.nodes)
        .flatMap((slot) => ("image" in slot ? slot.image.src : []))
        .map((src) => path.join(path.dirname(file.fields.file), src))
        .filter((image) => !existsSync(image))
        .map((image) => `${file.fields.file}: the image ${image} does not exist`),
    );
    expect(diagnostics).toEqual([]);
  });
});

it("links and anchors of pages, navbar and footer all have a target", () => {
  const sources: LinkSource[] = files.map((file) => {
    const { links, ids } = compileFile(file);
    return { file: file.fields.file, path: file.fields.path ?? undefined, links, ids };
  });
  const navigation: LinkSource = {
    file: "src/config/navigation.ts",
    links: [...navbarLinks, ...footerGroups.flatMap(({ links }) => links)].map(({ href }) => ({
      ...resolveHref(href, () => undefined),
      source: href,
    })),
  };
  const elements = listElements();
  const fixed = readdirSync("src/pages").map((name) => paths.page(name.replace(/\.tsx$/, "").replace(/^index$/, "")));
  const routes = [
    ...fixed.map((route) => route.replace("//", "/")),
    ...contentTypes.flatMap(({ ownRoutes = [] }) => ownRoutes),
    ...elements.map(({ name }) => paths.ernElement(name)),
    ...listValueSets(elements).map(({ name }) => paths.ernValueSet(name)),
    ...files.flatMap(({ fields }) => fields.path ?? []),
    ...tags.map(({ path: route }) => route),
  ];
  expect(brokenLinks([...sources, navigation], { routes, files: siteFiles(), siteUrl: site.url })).toEqual([]);
  expect(sources.flatMap(({ links }) => links).length).toBeGreaterThan(100);
});

it("each doc ends with links to next steps, and says why", () => {
  const withoutReason = docs.filter((doc) => {
    const [title = "", ...items] = (doc.source.body.split(/^## /m).at(-1) ?? "").split(/^- /m);
    const steps = items.map((item) => item.split(/\[[^\]]*\]\([^)]*\)/));
    const areReasoned = steps.every((texts) => texts.length > 1 && (texts.join("").match(/\w+/g) ?? []).length > 2);
    return !isDraft(doc) && !(title.startsWith("Next") && steps.length > 0 && areReasoned);
  });
  expect(withoutReason.map(({ fields }) => fields.file)).toEqual([]);
});

it("a page that a link says is in three languages has all three", () => {
  const linked = docs.flatMap(({ fields: { file }, source: { body } }) =>
    [...body.matchAll(/\]\(([^)#]*\.mdx)[^)]*\)[^.]{0,60}\bin three languages/g)].map(([, target = ""]) =>
      path.join(path.dirname(file), target),
    ),
  );
  const lacking = linked.filter((file) => {
    const text = readFileSync(file, "utf8");
    return [/(?:^```|")(?:ts|typescript)\b/m, /(?:^```|")python\b/m, /(?:^```|")rust\b/m].some(
      (pattern) => !pattern.test(text),
    );
  });
  expect(linked.length).toBeGreaterThan(3);
  expect(lacking).toEqual([]);
});

it("files of different content have different names, but for those that a tool looks for", () => {
  const texts = new Map<string, Set<string>>();
  for (const { name, text } of docs.flatMap((doc) => compileFile(doc).files)) {
    const file = path.basename(name);
    texts.set(file, (texts.get(file) ?? new Set()).add(text));
  }
  const several = [...texts].filter(([, { size }]) => size > 1).map(([name]) => name);
  expect(texts.size).toBeGreaterThan(100);
  expect(several.sort()).toEqual(["Cargo.toml", "main.rs"]);
});

it("each check against a schema reads it from its version's folder, without the network", () => {
  const errors = readdirSync("content/errors").map((name) => `content/errors/${name}`);
  const texts = [...files.map(({ fields }) => fields.file), ...errors].map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]);
  const commands = texts.flatMap(([file, text = ""]) =>
    (text.match(/xmllint .*--schema .*/g) ?? []).map((command) => ({ file, command })),
  );
  const others = commands.filter(({ command }) => !/(?=.*--nonet).*--schema schemas\/4\.3\//.test(command));
  expect(commands.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});

it("each symbol of the toolkit has an anchor on its home page", () => {
  const { symbols } = currentToolkit();
  const anchors = new Set(docs.flatMap((doc) => compileFile(doc).ids.map((id) => `${doc.fields.path}#${id}`)));
  expect(symbols.map(({ url }) => url).filter((url) => !anchors.has(url))).toEqual([]);
  expect(symbols.length).toBeGreaterThan(0);
});

it("no two pages have the same title or description", () => {
  for (const key of ["title", "description"] as const) {
    const values = titled.filter((file) => !isDraft(file)).map(({ fields }) => fields[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

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
      const markdown = await markdownOf(compiled.get(page.file)!, page, fakeContext({}));
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

  it("has the page's headings in the same order", () => {
    const diagnostics = diagnosticsOf(({ page, root }) => {
      const written = all(root, "heading").map((heading) => oneLine(plainText(heading)));
      let start = 0;
      return [page.title, ...compiled.get(page.file)!.headings.map(({ text }) => text)].flatMap((text) => {
        const found = written.indexOf(oneLine(text), start);
        if (found >= 0) start = found + 1;
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

const sets = Object.entries(judgedSets);

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

  it.each([
    ["beginners, to tune on", 0.9, 0.98],
    ["newcomers, to tune on", 0.9, 0.98],
    ["visitors, to tune on", 0.75, 0.85],
  ])("answers %s: first in %d, among the first three in %d or more", async (name, first, three) => {
    const judgement = await judge(judgedSets[name]!, index);
    report(name, judgement);
    expect(judgement.top1).toBeGreaterThanOrEqual(first);
    expect(judgement.top3).toBeGreaterThanOrEqual(three);
  });

  it.each([
    ["beginners, held out", 0.7, 0.9],
    ["newcomers, held out", 0.7, 0.85],
    ["visitors, held out", 0.75, 0.9],
  ])("answers %s: first in %d, among the first three in %d or more", async (name, first, three) => {
    const { top1, top3 } = await judge(judgedSets[name]!, index);
    expect(top1).toBeGreaterThanOrEqual(first);
    expect(top3).toBeGreaterThanOrEqual(three);
  });
});
