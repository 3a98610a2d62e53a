/** @jest-environment node */
import { docFields } from "../../../test/content/fixtures";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { sourcedSidebars } from "../../../test/gatsby/sourced-sidebars";
import { setEnv } from "../../../test/node/set-env";
import type { SidebarItem } from "../../../utils/sidebar";
import { currentConfig } from "../../config/all-versions";
import type { SidebarFields } from "../../registry/sidebar-node";
import { sidebarResolvers } from "./node-type";

const post = (title: string, date: string, overrides: object = {}) => ({
  title,
  date,
  path: `/blog/${title}/`,
  draft: false,
  unlisted: false,
  ...overrides,
});
const nodes = {
  BlogPost: [
    post("first", "2024-12-31T23:59:59.999Z"),
    post("second", "2025-01-01T00:00:00.000Z"),
    post("third", "2025-05-01T00:00:00.000Z"),
    post("hidden", "2026-01-01T00:00:00.000Z", { unlisted: true }),
    post("draft", "2026-01-01T00:00:00.000Z", { draft: true }),
  ],
  Doc: [
    docFields("intro", { sidebarLabel: "Introduction", path: "/docs/welcome/" }),
    docFields("draft", { draft: true }),
    docFields("parser"),
    docFields("parser/overview"),
    docFields("parser/draft", { draft: true }),
  ],
  ErnElement: [
    { name: "DealTerms", path: "/docs/ern/elements/DealTerms/", area: "Deals" },
    { name: "Deal", path: "/docs/ern/elements/Deal/", area: "Deals" },
    { name: "Party", path: "/docs/ern/elements/Party/", area: "Parties" },
  ],
  ErnValueSet: [{ name: "UseType", path: "/docs/ern/values/UseType/" }],
};
const before = currentConfig.sidebars;

/** What a page shows of a sidebar. */
const shown = (name: string, page: string, all: Readonly<Record<string, readonly object[]>> = nodes) => {
  const sidebar = sourcedSidebars(all).get(name) as SidebarFields;
  const resolve = (field: string): unknown => sidebarResolvers[field]?.(sidebar, fakeContext({}), { page });
  return { ...sidebar, current: resolve("current"), items: resolve("items") as SidebarItem[] };
};
const outline = (items: readonly SidebarItem[]): unknown[] =>
  items.map(({ label, path, items: below }) => (below.length > 0 ? [label, path, outline(below)] : [label, path]));

beforeEach(() => {
  currentConfig.sidebars = {
    guide: ["intro", "draft", "gone", { label: "Parser", doc: "parser", items: ["parser/draft", "parser/overview"] }],
  };
});
afterEach(() => void (currentConfig.sidebars = before));

describe("the docs' sidebar", () => {
  const intro = ["Introduction", "/docs/welcome/"];
  const overview = ["Label of parser/overview", "/docs/parser/overview/"];

  it("has the top level and the page's branch, with labels and routes of the docs that are built", () => {
    expect(outline(shown("guide", "/docs/welcome/").items)).toEqual([intro, ["Parser", "/docs/parser/"]]);
    const branch = [intro, ["Parser", "/docs/parser/", [overview]]];
    expect(outline(shown("guide", "/docs/parser/overview/").items)).toEqual(branch);
    expect(outline(shown("guide", "/docs/parser/").items)).toEqual(branch);
  });

  it("has drafts in develop, and continues without a doc that doesn't exist", () => {
    setEnv({ NODE_ENV: "development" });
    expect(shown("guide", "/docs/parser/").items.map(({ path }) => path)).toEqual([
      "/docs/welcome/",
      "/docs/draft/",
      "/docs/parser/",
    ]);
  });

  it("marks the page, and nothing on other pages", () => {
    expect(shown("guide", "/docs/parser/overview/").current).toBe("/docs/parser/overview/");
    expect(shown("guide", "/docs/elsewhere/").current).toBeNull();
    expect(shown("guide", "/docs/welcome/").home).toBe("/docs/welcome/");
  });

  it("has another digest for a closed category if a label below it changes", () => {
    const digestWith = (sidebarLabel: string) => {
      const Doc = nodes.Doc.map((doc) => (doc.docId === "parser/overview" ? { ...doc, sidebarLabel } : doc));
      return shown("guide", "/docs/welcome/", { ...nodes, Doc }).items[1]!.digest;
    };
    expect(digestWith("A")).toMatch(/^[\w-]{8}$/);
    expect(digestWith("A")).toBe(digestWith("A"));
    expect(digestWith("A")).not.toBe(digestWith("B"));
  });
});

describe("the blog's sidebar", () => {
  it("groups the listed posts by UTC year, newest first, split at midnight on New Year's Eve", () => {
    expect(outline(shown("blog", "/blog/").items)).toEqual([
      ["2025", null, [["third", "/blog/third/"], ["second", "/blog/second/"]]], // prettier-ignore
      ["2024", null, [["first", "/blog/first/"]]],
    ]);
  });

  it("begins with the newest post", () => {
    const sidebar = sourcedSidebars(nodes).get("blog") as SidebarFields;
    expect(sidebarResolvers["first"]?.(sidebar, fakeContext({}), { page: "" })).toMatchObject({ path: "/blog/third/" });
  });

  it("has the five newest posts", () => {
    const BlogPost = Array.from({ length: 7 }, (_, index) => post(`p${index}`, `2025-01-0${index + 1}T00:00:00.000Z`));
    const [year] = shown("blog", "/blog/", { BlogPost }).items;
    expect(year!.items.map(({ label }) => label)).toEqual(["p6", "p5", "p4", "p3", "p2"]);
  });
});

describe("the sidebar of the ERN reference", () => {
  it("has the parts of a message, and the names in that of the page, which it marks", () => {
    const { items, current } = shown("ern", "/docs/ern/elements/Deal/");
    expect(outline(items)).toEqual(
      expect.arrayContaining([
        ["All names", "/docs/ern/"],
        ["Deals", "/docs/ern/#deals"],
        ["Parties", "/docs/ern/#parties"],
        ["Value sets", "/docs/ern/#value-sets"],
        ["Changes by version", "/docs/ern/changes/"],
      ]),
    );
    expect(current).toBe("/docs/ern/elements/Deal/");
    const lists = (page: string) =>
      shown("ern", page).items.flatMap(({ list, items: below }) => [list ?? [], below].flat());
    expect(lists("/docs/ern/elements/Deal/")).toEqual([{ path: "/docs/ern/elements/", names: "Deal DealTerms" }]);
    expect(lists("/docs/ern/values/UseType/")).toEqual([{ path: "/docs/ern/values/", names: "UseType" }]);
  });
});

it("has sidebars only as long as their config is valid", () => {
  currentConfig.sidebars = { guide: [{ label: "Parser", items: [] }] } as unknown as typeof before;
  expect([...sourcedSidebars(nodes).keys()]).toEqual([]);
});
