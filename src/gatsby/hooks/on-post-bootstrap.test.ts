/** @jest-environment node */
import type { Compiled } from "../../mdx/compile";
import { fakeContent } from "../../test/content/fake-content";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { runHook } from "../../test/gatsby/run-hook";
import { setEnv } from "../../test/node/set-env";
import { onPostBootstrap } from "./on-post-bootstrap";

jest.mock("../../config/navigation", () => ({
  navbarLinks: [{ label: "Glossary", href: "/docs/intro/" }],
  footerGroups: [{ title: "More", links: [{ label: "Elsewhere", href: "https://example.org/" }] }],
}));

jest.mock("../images/resolve-images", () => ({
  ...jest.requireActual<object>("../images/resolve-images"),
  startImages: jest.fn(
    () =>
      (_content: unknown, { file }: { file: string }) =>
        void started.push(file),
  ),
}));
const started: string[] = [];

jest.mock("../develop/defer-until-first-page", () => ({
  deferUntilFirstPage: (work: Work) => void waiting.push(work),
}));
type Work = () => Promise<void>;
const waiting: Work[] = [];

type Files = Parameters<typeof fakeContent>[0];

const routes = [{ path: "/" }, { path: "/docs/intro/" }, { path: "/docs/parser/" }];

const bootstrap = async (files: Files, sitePages = routes) => {
  const fake = fakeReporter();
  const nodes: { content: string[]; internal: { type: string } }[] = [];
  const content = fakeContent(files, { SitePage: sitePages });
  await runHook(onPostBootstrap, {
    ...content,
    actions: { createNode: (node: (typeof nodes)[number]) => nodes.push(node) },
    createContentDigest: (fields: object) => JSON.stringify(fields),
    createNodeId: (key: string) => key,
    reporter: fake.reporter,
  });
  const atFirst = fake.activity.start.mock.calls.length;
  for (const work of waiting.splice(0)) await work();
  return {
    atFirst,
    ...fake,
    cache: jest.mocked(content.cache),
    pages: nodes.filter(({ internal }) => internal.type === "SearchList").flatMap(({ content }) => content),
    warned: fake.warn.mock.calls.flat(),
    stopped: fake.panicOnBuild.mock.calls.flat(),
  };
};

describe("onPostBootstrap", () => {
  beforeEach(() => setEnv({ STRICT_LINKS: undefined }));

  it("prints nothing if all content compiles and no link is broken", async () => {
    const { warned, stopped, activity } = await bootstrap({
      intro: { body: "## Start\n\n[Parser](/docs/parser/#setup) [here](#start) [there](https://example.org/)" },
      parser: { body: "## Setup\n\n[Intro](./intro.mdx#start)" },
    });
    expect([...warned, ...stopped]).toEqual([]);
    expect(activity.start).toHaveBeenCalledTimes(1);
    expect(activity.end).toHaveBeenCalledTimes(1);
  });

  it("lists what the search finds of compiled content, and nothing if there are errors", async () => {
    const { pages: searchList } = await bootstrap({
      intro: { body: "Text.\n\n## Start\n\nMore." },
      draft: { body: "No.", draft: true },
    });
    expect(searchList.join()).toContain("<a href=/docs/intro/>Title of intro</a>");
    expect(searchList.join()).not.toContain("/docs/draft/");
    expect((await bootstrap({ intro: { body: "# Title" } })).pages).toEqual([]);
  });

  it("reads each page once for both, and writes them all", async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `page-${index}`);
    const { cache, pages: searchList } = await bootstrap(
      Object.fromEntries(ids.map((id) => [id, { body: `Text of ${id}.` }])),
    );
    expect(cache.get).toHaveBeenCalledTimes(ids.length);
    const kept = new Map(jest.mocked(cache.set).mock.calls as [string, Compiled][]);
    expect([...kept.values()].map(({ markdown }) => markdown)).toEqual(ids.map((id) => `Text of ${id}.\n`));
    for (const id of ids) expect(searchList.join()).toContain(`href=/docs/${id}/>`);
  });

  it.each([
    ["production", ["content/docs/intro.mdx"]],
    ["development", []],
  ])("in %s starts to make the images of %j", async (NODE_ENV, expected) => {
    setEnv({ NODE_ENV });
    started.length = 0;
    await bootstrap({ intro: { body: "Text." } });
    expect(started).toEqual(expected);
  });

  it.each([
    ["production", 1],
    ["development", 0],
  ])("in %s compiles all content before the first page: %d", async (NODE_ENV, times) => {
    setEnv({ NODE_ENV });
    const { atFirst, activity } = await bootstrap({ intro: { body: "Text." } });
    expect(atFirst).toBe(times);
    expect(activity.start).toHaveBeenCalledTimes(1);
  });

  it("reports all content errors at once", async () => {
    const { stopped, activity } = await bootstrap({
      intro: { body: "# Title" },
      parser: { body: "Good." },
      more: { body: "Text.\n\n{1 + 1}" },
    });
    expect(stopped).toHaveLength(1);
    expect(stopped[0].split("\n")).toEqual([
      expect.stringMatching(/^content\/docs\/intro\.mdx:5: /),
      expect.stringMatching(/^content\/docs\/more\.mdx:7: /),
    ]);
    expect(activity.end).toHaveBeenCalledTimes(1);
  });

  const broken: Files = {
    intro: { body: "[a](/docs/gone/)\n\n[b](/docs/parser/#gone)" },
    parser: { body: "[c](../intro)" },
  };
  const diagnostics = [
    expect.stringMatching(/^content\/docs\/intro\.mdx:5: broken link to \/docs\/gone\//),
    expect.stringMatching(/^content\/docs\/intro\.mdx:7: broken anchor in the link to \/docs\/parser\/#gone/),
    expect.stringMatching(/^content\/docs\/parser\.mdx:5: the Markdown link "\.\.\/intro" leads to no page/),
  ];

  it("warns about each broken link", async () => {
    const { warned, stopped } = await bootstrap(broken);
    expect(warned).toEqual(diagnostics);
    expect(stopped).toEqual([]);
  });

  it("stops the build for broken links under STRICT_LINKS=1", async () => {
    setEnv({ STRICT_LINKS: "1" });
    const { warned, stopped } = await bootstrap(broken);
    expect(warned).toEqual([]);
    expect(stopped.join().split("\n")).toEqual(diagnostics);
  });

  it("checks the links in the navbar and footer too", async () => {
    const { warned } = await bootstrap({}, [{ path: "/" }]);
    expect(warned).toEqual([
      expect.stringMatching(
        /^src\/config\/navigation\.ts:\d+: broken link to \/docs\/intro\/\. No page has this route$/,
      ),
    ]);
  });

  it("checks drafts only where they are built", async () => {
    const files = { draft: { body: "[a](/docs/gone/)", draft: true } };
    expect((await bootstrap(files)).warned).toEqual([]);
    setEnv({ NODE_ENV: "development" });
    expect((await bootstrap(files)).warned).toEqual([expect.stringMatching(/^content\/docs\/draft\.mdx:5: /)]);
  });
});
