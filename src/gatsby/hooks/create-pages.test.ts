/** @jest-environment node */
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { postFields } from "../../test/content/blog-fixtures";
import { contentSource, docFields } from "../../test/content/fixtures";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";
import { type AuthorFields, toAuthor } from "../content-types/authors/content-type";
import type { BlogPostFields } from "../content-types/blog/node";
import type { DocFields } from "../content-types/docs/node";
import { type TagFields, toTags } from "../content-types/tags/content-type";
import { createPages } from "./create-pages";

jest.mock("../../config/sidebars", () => ({
  sidebars: { guide: ["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }] },
  folderSidebars: {},
}));
jest.mock("../../config/versions", () => ({
  mainDocId: "intro",
  versions: [{ name: "current", label: "Next", isLast: true, path: "/docs", mainDocId: "intro", sidebars: ["guide"] }],
}));

type Doc = DocFields & { id: string };

const doc = (docId: string, overrides: Partial<Doc> = {}): Doc => ({
  ...docFields(docId),
  id: `node ${docId}`,
  ...overrides,
});
const docs = [doc("intro"), doc("parser"), doc("parser/overview")];
type Post = BlogPostFields & { id: string };
type Author = AuthorFields & { id: string };
type Tag = TagFields & { id: string };

const about = {
  id: "node about",
  redirectFrom: [] as string[],
  path: "/about/",
  file: "content/pages/about.mdx",
  draft: false,
  interactive: false,
  image: null,
};

interface Site {
  docs?: Doc[];
  pages?: (typeof about)[];
  posts?: Post[];
  authors?: Author[];
  tags?: Tag[];
  /** Pages that Gatsby has created on its own. */
  made?: { path: string; component: string }[];
}

const create = async ({
  docs: Doc = docs,
  pages: Page = [],
  posts: BlogPost = [],
  authors: Author = [],
  tags: Tag = [],
  made: SitePage = [],
}: Site = {}) => {
  const createPage = jest.fn();
  const fake = fakeReporter();
  await runHook(createPages, {
    actions: { createPage, createNode: jest.fn(), deleteNode: jest.fn() },
    createContentDigest: (value: unknown) => JSON.stringify(value),
    createNodeId: (key: string) => `id of ${key}`,
    reporter: fake.reporter,
    getNodesByType: (type: string) => ({ Doc, Page, BlogPost, Author, Tag, SitePage })[type] ?? [],
  });
  return { ...fake, createPage, routes: createPage.mock.calls.map(([page]) => page.path as string) };
};

beforeEach(() => setEnv({ STRICT_LINKS: undefined }));

describe("pages", () => {
  it("are created for each doc and content page, with only keys as context", async () => {
    const { createPage, panicOnBuild, warn } = await create({ pages: [about] });
    const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
    expect(createPage.mock.calls.map(([page]) => page)).toEqual([
      { path: "/docs/intro/", component: template("doc"), context: { id: "node intro", sidebar: "guide" } },
      { path: "/docs/parser/", component: template("doc"), context: { id: "node parser", sidebar: "guide" } },
      {
        path: "/docs/parser/overview/",
        component: template("doc"),
        context: { id: "node parser/overview", sidebar: "guide" },
      },
      { path: "/docs/", component: template("redirect"), context: { to: "/docs/intro/" } },
      { path: "/about/", component: template("page"), context: { id: "node about" } },
      {
        path: "/blog/",
        component: template("blog-list"),
        context: { sidebar: "blog", posts: [], page: 1, pages: 1 },
      },
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("use the MDX module inside the template for interactive files", async () => {
    const { createPage } = await create({
      docs: [doc("intro", { interactive: true }), ...docs.slice(1)],
      pages: [{ ...about, interactive: true }],
    });
    const components = createPage.mock.calls.map(([page]) => page.component as string);
    expect(components[0]).toBe(
      `${path.resolve("src/templates/doc.tsx")}?__contentFilePath=${path.resolve("content/docs/intro.mdx")}`,
    );
    expect(components.at(-2)).toBe(
      `${path.resolve("src/templates/page.tsx")}?__contentFilePath=${path.resolve("content/pages/about.mdx")}`,
    );
  });

  it("are created for drafts only in develop", async () => {
    const site = {
      docs: [...docs, doc("draft", { draft: true })],
      pages: [{ ...about, draft: true }],
    };
    setEnv({ NODE_ENV: "production" });
    const { routes } = await create(site);
    expect(routes).toEqual(["/docs/intro/", "/docs/parser/", "/docs/parser/overview/", "/docs/", "/blog/"]);
    setEnv({ NODE_ENV: "development" });
    expect((await create(site)).routes).toEqual([...routes.slice(0, 3), "/docs/draft/", "/docs/", "/about/", "/blog/"]);
  });
});

describe("files with wrong frontmatter", () => {
  const fault = (line: number) => ({ line, message: "wrong", remedy: "Correct it" });
  const site = {
    docs: [doc("intro", { fault: fault(3) }), ...docs.slice(1)],
    pages: [{ ...about, redirectFrom: ["/docs/intro/"], fault: fault(4) }],
  };

  it("stop the build all at once, without what follows from them", async () => {
    setEnv({ NODE_ENV: "production" });
    const { panicOnBuild, createPage } = await create(site);
    expect(panicOnBuild.mock.calls).toEqual([
      ["content/docs/intro.mdx:3: wrong. Correct it\ncontent/pages/about.mdx:4: wrong. Correct it"],
    ]);
    expect(createPage).not.toHaveBeenCalled();
  });

  it("have their pages in develop, which show them", async () => {
    setEnv({ NODE_ENV: "development" });
    expect((await create(site)).routes).toContain("/about/");
  });
});

describe("the blog", () => {
  const post = (slug: string, overrides: Partial<Post> = {}): Post => ({
    ...postFields(slug),
    id: `node ${slug}`,
    ...overrides,
  });
  const team: Author = {
    ...toAuthor(contentSource({ name: "Team", permalink: "/all-team-articles" }, { relativePath: "team.mdx" })),
    id: "node team",
  };
  const [hello] = toTags("hello:\n  label: Hello\n  description: D.\n", "content/tags.yaml") as [TagFields];
  const days = Array.from({ length: 21 }, (_, index) =>
    post(`p${index}`, { date: `2025-01-${String(index + 1).padStart(2, "0")}T00:00:00.000Z` }),
  );
  const contextOf = async (site: Site, path: string): Promise<unknown> =>
    (await create(site)).createPage.mock.calls.find(([page]) => page.path === path)?.[0].context;

  it("lists ten posts per page, newest first", async () => {
    const posts = days.map(({ id }) => id).reverse();
    const site = { posts: days, authors: [team] };
    const context = { sidebar: "blog", pages: 3 };
    expect(await contextOf(site, "/blog/")).toEqual({ ...context, page: 1, posts: posts.slice(0, 10) });
    expect(await contextOf(site, "/blog/page/2/")).toEqual({ ...context, page: 2, posts: posts.slice(10, 20) });
    expect(await contextOf(site, "/blog/page/3/")).toEqual({ ...context, page: 3, posts: posts.slice(20) });
    expect(await contextOf(site, "/blog/archive/")).toEqual({ sidebar: "blog", ids: posts });
  });

  it("gives each post the keys of the previous and next post", async () => {
    const site = { posts: days.slice(0, 3), authors: [team] };
    const context = { sidebar: "blog", id: "node p1", newer: "node p2", older: "node p0" };
    expect(await contextOf(site, "/blog/p1/")).toEqual(context);
    expect(await contextOf(site, "/blog/p0/")).toMatchObject({ newer: "node p1", older: null });
    expect(await contextOf(site, "/blog/p2/")).toMatchObject({ newer: null, older: "node p1" });
  });

  it("gives unlisted posts a page, but leaves them out of lists and neighbours", async () => {
    const site = { posts: [...days.slice(0, 2), post("hidden", { unlisted: true })], authors: [team] };
    expect(await contextOf(site, "/blog/hidden/")).toMatchObject({ newer: null, older: null });
    expect(await contextOf(site, "/blog/")).toMatchObject({ posts: ["node p1", "node p0"] });
  });

  it("builds drafts only in develop", async () => {
    const site = { posts: [post("draft", { draft: true })], authors: [team] };
    setEnv({ NODE_ENV: "production" });
    const { routes } = await create(site);
    expect(routes).not.toContain("/blog/draft/");
    expect(routes).not.toContain("/blog/archive/");
    setEnv({ NODE_ENV: "development" });
    expect((await create(site)).routes).toEqual(expect.arrayContaining(["/blog/draft/", "/blog/archive/"]));
  });

  it("gives tags that have posts, and authors that want a page, their own pages", async () => {
    const tag = { ...hello, id: "node hello" };
    const unused = { ...hello, key: "hola", path: "/blog/tags/hola/", id: "node hola" };
    const posts = days.map((day, index) => ({ ...day, tags: index < 11 ? ["hello"] : [], authors: ["silent"] }));
    const silent = { ...team, key: "silent", path: null, id: "node silent" };
    const site = { posts, authors: [team, silent], tags: [tag, unused] };
    const { routes } = await create(site);
    expect(routes.filter((route) => /tags|authors/.test(route))).toEqual([
      "/blog/authors/all-team-articles/",
      "/blog/authors/",
      "/blog/tags/hello/",
      "/blog/tags/hello/page/2/",
      "/blog/tags/",
    ]);
    expect(await contextOf(site, "/blog/tags/hello/page/2/")).toEqual({
      id: "node hello",
      sidebar: "blog",
      posts: ["node p0"],
      page: 2,
      pages: 2,
    });
    expect(await contextOf(site, "/blog/authors/all-team-articles/")).toMatchObject({ posts: [], page: 1, pages: 1 });
    expect(await contextOf(site, "/blog/tags/")).toEqual({ sidebar: "blog", ids: ["node hello"] });
    expect(await contextOf(site, "/blog/authors/")).toEqual({ sidebar: "blog", ids: ["node silent", "node team"] });
  });

  it("stops the build for a post with an unknown author and reports the line", async () => {
    const folder = process.cwd();
    process.chdir(
      temporaryFolder({ "content/blog/a.mdx": "---\ntitle: A\ndate: 2025-01-01\nauthors: [tean]\n---\nText.\n" }),
    );
    try {
      const { panicOnBuild, createPage } = await create({ posts: [post("a", { authors: ["tean"] })], authors: [team] });
      expect(panicOnBuild.mock.calls).toEqual([
        ['content/blog/a.mdx:4: there is no author "tean". Did you mean "team"?'],
      ]);
      expect(createPage).not.toHaveBeenCalled();
    } finally {
      process.chdir(folder);
    }
  });

  it("treats its own routes as taken", async () => {
    const { warn } = await create({ posts: [post("x", { path: "/blog/archive/" })], authors: [team] });
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining(
        "content/blog/x.mdx: the route /blog/archive/ is taken by src/gatsby/content-types/blog/content-type.ts already.",
      ),
    ]);
  });
});

describe("a route of two files", () => {
  const site = { docs: [...docs, doc("extra", { path: "/docs/parser/" })] };
  const message =
    'content/docs/extra.mdx: the route /docs/parser/ is taken by content/docs/parser.mdx already. Give one of them another "slug", or rename it';
  const unlisted = expect.stringMatching(/^content\/docs\/extra\.mdx: no sidebar lists the doc\. /);

  it("is a warning", async () => {
    const { warn, panicOnBuild } = await create(site);
    expect(warn.mock.calls).toEqual([[message], [unlisted]]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("stops the build under STRICT_LINKS=1", async () => {
    setEnv({ STRICT_LINKS: "1" });
    const { warn, panicOnBuild } = await create(site);
    expect(panicOnBuild.mock.calls).toEqual([[message]]);
    expect(warn.mock.calls).toEqual([[unlisted]]);
  });

  it("is found across content types", async () => {
    const { warn } = await create({ pages: [{ ...about, path: "/docs/intro/" }] });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining("content/pages/about.mdx: the route /docs/intro/ is taken by content/docs/intro.mdx")],
    ]);
  });
});

describe("a mistake in the config", () => {
  it("stops the build before any page is created", async () => {
    const { panicOnBuild, createPage } = await create({ docs: docs.slice(0, 2) });
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    expect(panicOnBuild.mock.calls[0][0]).toMatch(
      /^src\/config\/sidebars\.json:\d+: sidebar "guide" lists the doc "parser\/overview", but there is no content\/docs\/parser\/overview\.mdx\. /,
    );
    expect(createPage).not.toHaveBeenCalled();
  });

  it("is reported together with all others", async () => {
    const { panicOnBuild } = await create({ docs: [doc("parser")] });
    const lines = (panicOnBuild.mock.calls[0][0] as string).split("\n");
    expect(lines).toEqual([
      expect.stringContaining('lists the doc "intro"'),
      expect.stringContaining('lists the doc "parser/overview"'),
      expect.stringContaining('main doc "intro" of version "current" does not exist'),
    ]);
  });

  it("is reported if there are no docs at all", async () => {
    const { panicOnBuild } = await create({ docs: [] });
    expect(panicOnBuild.mock.calls[0][0]).toMatch(
      /src\/config\/versions\.ts:\d+: version "current" has no docs\. Write pages in content\/docs, or remove the version/,
    );
  });
});

describe("earlier routes of a page", () => {
  const moved = (...redirectFrom: string[]) => [doc("intro", { redirectFrom }), ...docs.slice(1)];

  it("redirect to it", async () => {
    const { createPage, warn } = await create({ docs: moved("/docs/start/", "/start/") });
    const component = path.resolve("src/templates/redirect.tsx");
    expect(createPage.mock.calls.map(([page]) => page).slice(-2)).toEqual([
      { path: "/docs/start/", component, context: { to: "/docs/intro/" } },
      { path: "/start/", component, context: { to: "/docs/intro/" } },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("are reported and don't redirect if they're now the route of another page", async () => {
    const { routes, warn } = await create({
      docs: moved("/docs/parser/", "/playground/", "/old/"),
      pages: [{ ...about, redirectFrom: ["/old/"] }],
      made: [{ path: "/playground/", component: path.resolve("src/pages/playground.tsx") }],
    });
    expect(routes.filter((route) => route === "/docs/parser/")).toHaveLength(1);
    expect(routes.filter((route) => route === "/old/")).toHaveLength(1);
    expect(routes).not.toContain("/playground/");
    expect(warn.mock.calls.flat()).toEqual([
      'content/docs/intro.mdx:1: "redirectFrom" names the route /docs/parser/, which content/docs/parser.mdx has already. Remove it from one of them',
      'content/docs/intro.mdx:1: "redirectFrom" names the route /playground/, which src/pages/playground.tsx has already. Remove it from one of them',
      'content/pages/about.mdx: "redirectFrom" names the route /old/, which content/docs/intro.mdx has already. Remove it from one of them',
    ]);
  });
});
