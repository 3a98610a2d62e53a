import path from "node:path";

import { docFields } from "../test/fixtures";
import { fakeReporter } from "../test/fake-reporter";
import { runHook } from "../test/run-hook";
import { setEnv } from "../test/set-env";
import type { DocFields } from "./docs/node";
import { createPages } from "./create-pages";

jest.mock("../config/sidebars", () => ({
  sidebars: { guide: ["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }] },
}));
jest.mock("../config/versions", () => ({
  versions: [{ name: "current", label: "Next", isLast: true, path: "/docs", mainDocId: "intro", sidebars: ["guide"] }],
}));

type Doc = DocFields & { id: string; sidebar: string | null };

const doc = (docId: string, overrides: Partial<Doc> = {}): Doc => ({
  ...docFields(docId),
  id: `node ${docId}`,
  sidebar: "guide",
  ...overrides,
});
const docs = [doc("intro"), doc("parser"), doc("parser/overview")];
const about = { id: "node about", path: "/about/", file: "content/pages/about.mdx", draft: false, interactive: false };

interface Site {
  docs?: Doc[];
  pages?: (typeof about)[];
  /** Instead of the data of a query. */
  answer?: object;
}

const create = async ({ docs: Doc = docs, pages: Page = [], answer }: Site = {}) => {
  const createPage = jest.fn();
  const fake = fakeReporter();
  const graphql = async (query: string) =>
    answer ?? { data: query.includes("allDoc") ? { allDoc: { nodes: Doc } } : { allPage: { nodes: Page } } };
  await runHook(createPages, {
    actions: { createPage },
    graphql,
    reporter: fake.reporter,
    getNodesByType: (type: string) => ({ Doc, Page })[type] ?? [],
  });
  return { ...fake, createPage, routes: createPage.mock.calls.map(([page]) => page.path as string) };
};

beforeEach(() => setEnv({ STRICT_LINKS: undefined }));

describe("pages", () => {
  it("are made for each doc and each content page, with keys alone as context", async () => {
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
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("of interactive files are their MDX modules inside the template", async () => {
    const { createPage } = await create({
      docs: [doc("intro", { interactive: true }), ...docs.slice(1)],
      pages: [{ ...about, interactive: true }],
    });
    const components = createPage.mock.calls.map(([page]) => page.component as string);
    expect(components[0]).toBe(
      `${path.resolve("src/templates/doc.tsx")}?__contentFilePath=${path.resolve("content/docs/intro.mdx")}`,
    );
    expect(components.at(-1)).toBe(
      `${path.resolve("src/templates/page.tsx")}?__contentFilePath=${path.resolve("content/pages/about.mdx")}`,
    );
  });

  it("of drafts are made in develop only", async () => {
    const site = {
      docs: [...docs, doc("draft", { draft: true, sidebar: null })],
      pages: [{ ...about, draft: true }],
    };
    setEnv({ NODE_ENV: "production" });
    const { routes } = await create(site);
    expect(routes).toEqual(["/docs/intro/", "/docs/parser/", "/docs/parser/overview/", "/docs/"]);
    setEnv({ NODE_ENV: "development" });
    expect((await create(site)).routes).toEqual([...routes.slice(0, 3), "/docs/draft/", "/docs/", "/about/"]);
  });
});

describe("a route that two files have", () => {
  const site = { docs: [...docs, doc("extra", { path: "/docs/parser/" })] };
  const message =
    'content/docs/extra.mdx: the route /docs/parser/ is taken by content/docs/parser.mdx already. Give one of them another "slug", or rename it';

  it("is a warning", async () => {
    const { warn, panicOnBuild } = await create(site);
    expect(warn.mock.calls).toEqual([[message]]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("stops the build under STRICT_LINKS=1", async () => {
    setEnv({ STRICT_LINKS: "1" });
    const { warn, panicOnBuild } = await create(site);
    expect(panicOnBuild.mock.calls).toEqual([[message]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("is found across kinds", async () => {
    const { warn } = await create({ pages: [{ ...about, path: "/docs/intro/" }] });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining("content/pages/about.mdx: the route /docs/intro/ is taken by content/docs/intro.mdx")],
    ]);
  });
});

describe("a mistake in the config", () => {
  it("stops the build before any page is made", async () => {
    const { panicOnBuild, createPage } = await create({ docs: docs.slice(0, 2) });
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    expect(panicOnBuild.mock.calls[0][0]).toMatch(
      /^src\/config\/sidebars\.ts: sidebar "guide" lists the doc "parser\/overview", but there is no content\/docs\/parser\/overview\.mdx\. /,
    );
    expect(createPage).not.toHaveBeenCalled();
  });

  it("is told together with all others", async () => {
    const { panicOnBuild } = await create({ docs: [doc("parser")] });
    const lines = (panicOnBuild.mock.calls[0][0] as string).split("\n");
    expect(lines).toEqual([
      expect.stringContaining('lists the doc "intro"'),
      expect.stringContaining('lists the doc "parser/overview"'),
      expect.stringContaining('main doc "intro" of version "current" does not exist'),
    ]);
  });

  it("tells that there are no docs at all", async () => {
    const { panicOnBuild } = await create({ docs: [] });
    expect(panicOnBuild.mock.calls[0][0]).toContain(
      'src/config/versions.ts: version "current" has no docs. Write pages in content/docs',
    );
  });
});

it("a query that fails stops the build with its errors", async () => {
  const errors = [new Error("no such field")];
  const { panicOnBuild, createPage } = await create({ answer: { errors } });
  expect(panicOnBuild.mock.calls).toEqual([
    ["The docs could not be queried.", errors],
    ["The content pages could not be queried.", errors],
  ]);
  expect(createPage).not.toHaveBeenCalled();
});
