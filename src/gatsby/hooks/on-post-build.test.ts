/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { site } from "../../config/site";
import { postFields } from "../../test/content/blog-fixtures";
import { docFields } from "../../test/content/fixtures";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";
import { rememberReported } from "../links/site-address";
import { outputs } from "../outputs";
import { nameBuilds, onPostBuild } from "./on-post-build";

// Pictures take long, and have their own tests.
jest.mock("../outputs/cards/output", () => ({ cards: { name: "cards", write: async () => undefined } }));
jest.mock("../outputs/icons/output", () => ({ iconFiles: { name: "icons", write: async () => undefined } }));
// The engine is made from the files of the project, which these folders don't have.
jest.mock("../outputs/downloads/output", () => ({ downloads: { name: "downloads", write: async () => undefined } }));

describe("nameBuilds", () => {
  it("writes the build's name into each page's data and skips data that has it and other files", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "public-"));
    const file = (name: string): string => path.join(folder, "page-data", name);
    for (const route of ["index", "docs/intro", "sq/d"]) await mkdir(file(route), { recursive: true });
    await writeFile(file("app-data.json"), '{"webpackCompilationHash":"b2"}');
    await writeFile(file("index/page-data.json"), '{"path":"/","result":{"data":"<p>é</p>"}}');
    await writeFile(file("docs/intro/page-data.json"), '{"path":"/docs/intro/","build":"b1"}');
    await writeFile(file("sq/d/1.json"), '{"data":{}}');
    nameBuilds(folder);
    expect(JSON.parse(await readFile(file("index/page-data.json"), "utf8"))).toEqual({
      path: "/",
      result: { data: "<p>é</p>" },
      build: "b2",
    });
    expect(await readFile(file("docs/intro/page-data.json"), "utf8")).toBe('{"path":"/docs/intro/","build":"b2"}');
    expect(await readFile(file("sq/d/1.json"), "utf8")).toBe('{"data":{}}');
    const before = await stat(file("index/page-data.json"));
    nameBuilds(folder);
    expect((await stat(file("index/page-data.json"))).mtimeMs).toBe(before.mtimeMs);
  });
});

const post = (slug: string, overrides: object = {}) => ({
  ...postFields(slug),
  lastUpdated: null,
  authors: [{ name: "Team", path: null }],
  tags: [],
  image: null,
  ...overrides,
});

const { reporter, info, warn, verbose, panicOnBuild } = fakeReporter();

beforeEach(() => {
  jest.clearAllMocks();
  setEnv({ STRICT_LINKS: undefined });
});

/** What outputs need of a built site. */
const builtFiles = {
  "content/toolkit/README": "No symbols.",
  "public/404.html": '<html><head><meta charSet="utf-8"/></head></html>',
  "public/docs/changelog/index.html": '<div class="prose"><h3 id="1">1.0.0</h3><p>1 May 2025.</p></div>',
  "public/page-data/app-data.json": '{"webpackCompilationHash":"1"}',
  "public/playground/index.html": "",
  ".cache/playground-files.json": "[]",
};

const build = async (
  posts: ReturnType<typeof post>[],
  routes: { path: string; component: string; context?: object }[] = [],
  more: Record<string, string> = {},
  earlier?: string[],
) => {
  const empty = routes.map(({ path }) => [`public${path.endsWith("/") ? `${path}index.html` : path}`, ""]);
  const pages = Object.fromEntries([
    ...empty,
    ...posts.map(({ path, slug }) => [`public${path}index.html`, `<div class="prose"><p>Text of ${slug}</p></div>`]),
  ]);
  const folder = temporaryFolder({
    ...pages,
    ...builtFiles,
    ...more,
    ".cache/bundled-packages.json": "[]",
  });
  mkdirSync(`${folder}/public/docs`, { recursive: true });
  mkdirSync(`${folder}/public/blog`, { recursive: true });
  const before = process.cwd();
  process.chdir(folder);
  const markdown = [docFields("intro"), ...posts].map(({ path: route, title }) => ({
    path: route,
    markdown: `Text of ${title}.\n`,
  }));
  const compiled = <Fields extends { title: string }>(type: string, fields: Fields) => ({
    ...fields,
    internal: { type },
    body: `\`\`\`xml title="a.xml"\n<a>${fields.title}</a>\n\`\`\`\n`,
  });
  const nodes: Record<string, object[]> = {
    SitePage: routes.map((route) => ({ context: {}, ...route, component: path.resolve(route.component) })),
    Doc: [compiled("Doc", docFields("intro"))],
    BlogPost: posts.map((blogPost) => compiled("BlogPost", blogPost)),
  };
  try {
    await runHook(onPostBuild, {
      reporter,
      getNodesByType: (type: string) => nodes[type] ?? [],
      graphql: async () => ({
        data: { allBlogPost: { nodes: posts }, allContentPage: { nodes: markdown } },
      }),
      cache: {
        directory: `${folder}/.cache`,
        get: async (key: string) => (key === "markdownVersions" ? earlier : undefined),
        set: async () => undefined,
      },
    });
  } finally {
    process.chdir(before);
  }
  return (file: string): string => readFileSync(`${folder}/public/${file}`, "utf8");
};

const slugs = (feed: string): string[] =>
  (JSON.parse(feed) as { items: { url: string }[] }).items.map(({ url }) => url.replace(`${site.url}/blog/`, ""));

it("writes feeds of the listed posts, newest first, with the full text", async () => {
  const read = await build([
    post("old", { date: "2024-01-01T00:00:00.000Z" }),
    post("new"),
    post("hidden", { unlisted: true }),
    post("draft", { draft: true }),
  ]);
  expect(slugs(read("blog/feed.json"))).toEqual(["new/", "old/"]);
  for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"]) {
    expect(read(file)).toContain("Text of new");
    expect(read(file)).not.toMatch(/Text of (hidden|draft)/);
  }
});

it("puts the twenty newest posts into the feeds", async () => {
  const posts = Array.from({ length: 22 }, (_, index) =>
    post(`p${index}`, { date: `2025-01-${String(index + 1).padStart(2, "0")}T00:00:00.000Z` }),
  );
  const feedSlugs = slugs((await build(posts))("blog/feed.json"));
  expect(feedSlugs).toHaveLength(20);
  expect([feedSlugs[0], feedSlugs.at(-1)]).toEqual(["p21/", "p2/"]);
});

it("writes the OpenSearch description", async () => {
  const read = await build([post("new")]);
  expect(read("opensearch.xml")).toContain(
    `<Url type="text/html" method="get" template="${site.url}/search/?q={searchTerms}"/>`,
  );
  expect(read("opensearch.xml")).toContain("<ShortName>DDEX Suite</ShortName>");
});

it("writes every redirect for the host", async () => {
  const component = "/site/src/templates/redirect.tsx";
  const read = await build(
    [],
    [
      { path: "/docs/old/", component, context: { to: "/docs/new/" } },
      { path: "/docs/", component, context: { to: "/docs/intro/" } },
      { path: "/docs/intro/", component: "/site/src/templates/doc.tsx", context: { id: "node intro" } },
    ],
  );
  expect(read("_redirects")).toBe("/docs/ /docs/intro/ 301!\n/docs/old/ /docs/new/ 301!\n");
});

describe("Markdown of the pages", () => {
  it("is next to each built page and listed like the page", async () => {
    const read = await build([post("new"), post("hidden", { unlisted: true }), post("draft", { draft: true })]);
    expect(read("docs/intro.md")).toContain(`\ncanonical: ${site.url}/docs/intro/\n---\n\n# Title of intro\n\nText of`);
    expect(read("blog/hidden.md")).toContain("# ");
    expect(() => read("blog/draft.md")).toThrow("ENOENT");
    for (const list of ["llms.txt", "llms-full.txt"]) {
      expect(read(list)).toContain(`${site.url}/docs/intro.md`);
      expect(read(list)).toContain(`${site.url}/blog/new.md`);
      expect(read(list)).not.toMatch(/blog\/(hidden|draft)/);
    }
  });

  it("is removed with its page", async () => {
    const read = await build([post("new")], [], { "public/blog/gone.md": "Old." }, ["/blog/gone.md", "/blog/new.md"]);
    expect(() => read("blog/gone.md")).toThrow("ENOENT");
    expect(read("blog/new.md")).toContain("date: ");
  });

  it("has its size printed", async () => {
    await build([post("new")]);
    expect(info.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Markdown of 2 pages, \d+ kB; llms\.txt, \d+ kB; llms-full\.txt, \d+ kB$/),
    ]);
  });
});

it("prints the time of each output in verbose mode", async () => {
  await build([post("new")]);
  const lines = verbose.mock.calls.flat();
  for (const { name } of outputs)
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^after the pages: ${name} - \\d+\\.\\d\\ds, processor \\d+\\.\\d\\ds$`)),
    );
});

describe("links of the built pages", () => {
  const component = "src/pages/playground.tsx";
  const routes = [{ path: "/playground/", component }];
  const links = ["/blog/new/", "/blog/feed.json", "/opensearch.xml", "/gone/", "/blog/newz/"];
  const page = { "public/playground/index.html": links.map((href) => `<a href="${href}">to</a>`).join("") };
  const diagnostics = [
    `/playground/ (${component}): broken link to /gone/. No page or file has this address`,
    `/playground/ (${component}): broken link to /blog/newz/. No page or file has this address. Did you mean /blog/new/?`,
  ];

  it("are warnings if broken; files that the build writes last exist", async () => {
    await build([post("new")], routes, page);
    expect(warn.mock.calls.flat()).toEqual(diagnostics);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("stop the build under STRICT_LINKS=1 if broken", async () => {
    setEnv({ STRICT_LINKS: "1" });
    await build([post("new")], routes, page);
    expect(panicOnBuild.mock.calls.flat()).toEqual([diagnostics.join("\n")]);
  });

  it("aren't reported again if the content check reported them with file and line", async () => {
    rememberReported([
      { page: "/docs/intro/", href: "/gone/", message: "content/docs/intro.mdx:7: broken link to /gone/" },
    ]);
    try {
      await build([post("new")], routes, page);
      expect(warn.mock.calls.flat()).toEqual(diagnostics.slice(1));
    } finally {
      rememberReported([]);
    }
  });
});

it.each([
  [0, "The posts of the feeds could not be queried."],
  [1, "The pages' Markdown could not be queried."],
])("stops the build with its errors if query %i fails", async (failing, message) => {
  const errors = [new Error("no such field")];
  let call = 0;
  const folder = temporaryFolder(builtFiles);
  const before = process.cwd();
  process.chdir(folder);
  try {
    await runHook(onPostBuild, {
      reporter,
      getNodesByType: () => [],
      graphql: async () =>
        call++ === failing ? { errors } : { data: { allBlogPost: { nodes: [] }, allContentPage: { nodes: [] } } },
      cache: { directory: `${folder}/.cache`, get: async () => undefined, set: async () => undefined },
    });
  } finally {
    process.chdir(before);
  }
  expect(panicOnBuild.mock.calls).toEqual([[message, errors]]);
});

it("writes the files that pages show", async () => {
  const read = await build([post("new")], []);
  expect(read("samples/blog/new/a.xml")).toMatch(/^<a>.+<\/a>\n$/);
});

it("removes what Gatsby writes for hosts that render pages on request", async () => {
  const read = await build([], [], { "public/webpack.stats.json": "{}", "public/chunk-map.json": "{}" });
  for (const file of ["webpack.stats.json", "chunk-map.json"]) expect(() => read(file)).toThrow("ENOENT");
});
