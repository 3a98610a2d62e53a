import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Content } from "mdast";
import { parse as parseYaml } from "yaml";

import { contentFolders, tagsFile } from "../../config/content";
import { footerGroups, navbarLinks } from "../../config/navigation";
import { sidebars } from "../../config/sidebars";
import { site } from "../../config/site";
import { splitFrontmatter } from "../../diagnostics/split-frontmatter";
import { listElements, listValueSets } from "../../ern";
import { resolveContentFile } from "../../gatsby/compiled/resolve-content-file";
import { siteShortcodes } from "../../gatsby/compiled/site-shortcodes";
import type { CompiledFields, ContentFields, ContentSource } from "../../gatsby/content/node-builder";
import { contentTypes, mdxContentTypes } from "../../gatsby/content-types";
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
import type { MdxContentType } from "../../gatsby/registry/content-type";
import { compile, type Compiled } from "../../mdx/compile";
import { resolveHref } from "../../mdx/derive/resolve-links";
import type { ContentNode } from "../../mdx/html/content-node";
import { walk } from "../../mdx/nodes/walk";
import { parse } from "../../mdx/read/parse";
import { paths } from "../../utils/paths";
import { flattenSidebar } from "../../utils/sidebar";

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
      const { yaml = "", body } = splitFrontmatter(raw);
      const source = { frontmatter: parseYaml(yaml) as Record<string, unknown>, raw, body, relativePath, file };
      return { kind, source, fields: toFields(source) };
    });
};

const files = mdxContentTypes.flatMap(read);
const filesOf = <Fields extends CompiledFields>(kind: MdxContentType<Fields>): ContentFile<Fields>[] =>
  files.filter((file) => file.kind.name === kind.name) as ContentFile<Fields>[];
const docs = filesOf<DocFields>(docContentType);
const posts = filesOf<BlogPostFields>(postContentType);
const authors = filesOf<AuthorFields>(authorContentType);
const tags = toTags(readFileSync(tagsFile, "utf8"), tagsFile);
const titled = files.filter(({ kind }) => kind.page !== null) as ContentFile<ContentFields>[];
const isDraft = ({ fields }: { fields: CompiledFields & { draft?: boolean } }): boolean => fields.draft === true;

const compiled = new Map<string, Compiled>();
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
  for (const kind of [...mdxContentTypes.map(filesOf), tags]) expect(kind.length).toBeGreaterThan(0);
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

  it("has posts with and without a truncation marker, an interactive one, and one with two authors", () => {
    expect(posts.some((post) => compileFile(post).truncated && !post.fields.interactive)).toBe(true);
    expect(posts.some((post) => !compileFile(post).truncated)).toBe(true);
    expect(posts.some((post) => post.fields.interactive && compileFile(post).excerpt.length > 0)).toBe(true);
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
  const listed = Object.values(sidebars).flatMap((entries) =>
    flattenSidebar(toSidebarItems(entries)).map(({ docId }) => docId),
  );

  it("have a file for each entry", () => {
    const folder = contentFolders.docs;
    const diagnostics = listed
      .map((docId) => [`${folder}/${docId}.mdx`, `${folder}/${docId}/index.mdx`])
      .filter((places) => places.filter(existsSync).length !== 1)
      .map((places) => `src/config/sidebars.json: write one of ${places.join(" and ")}, or take the entry out`);
    expect(listed.length).toBeGreaterThan(0);
    expect(diagnostics).toEqual([]);
  });

  it("list each doc once, except for drafts", () => {
    const drafts = new Set(docs.filter(isDraft).map(({ fields }) => fields.docId));
    const published = docs.map(({ fields }) => fields.docId).filter((docId) => !drafts.has(docId));
    expect(listed.filter((docId) => !drafts.has(docId)).sort()).toEqual(published.sort());
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
    const sourcesOf = (nodes: readonly ContentNode[]): string[] =>
      nodes.flatMap((node) => {
        if (typeof node === "string") return [];
        const src = node.component === "Image" ? [String(node.props?.src)] : [];
        return [...src, ...sourcesOf(node.children ?? [])];
      });
    const diagnostics = files.flatMap((file) =>
      sourcesOf(compileFile(file).content)
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
      (one) => !one.test(text),
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
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
