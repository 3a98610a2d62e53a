import { docFields } from "../../../test/content/fixtures";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { setEnv } from "../../../test/node/set-env";
import type { SidebarItem } from "../../../utils/sidebar";
import { type SidebarItemFields, toSidebarItems } from "../../content-types/docs/sidebar-items";
import { sidebarItemResolvers, sidebarResolvers } from "./node-type";

const post = (title: string, date: string, overrides: object = {}) => ({
  title,
  date,
  path: `/blog/${title}/`,
  draft: false,
  unlisted: false,
  ...overrides,
});
const context = fakeContext({
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
});
const items = toSidebarItems([
  "intro",
  "draft",
  { label: "Parser", doc: "parser", items: ["parser/draft", "parser/overview"] },
]);
const [intro, , parser] = items as [SidebarItemFields, SidebarItemFields, SidebarItemFields];

const idsOf = async (resolved: unknown): Promise<string[]> =>
  ((await resolved) as SidebarItemFields[]).map(({ docId }) => docId);
const ofSidebar = (): Promise<string[]> => idsOf(sidebarResolvers.items?.({ name: "guide", items }, context));
const ofItem = (): Promise<string[]> => idsOf(sidebarItemResolvers.items?.(parser, context));

it("resolves an item's label and route from its doc, and a category's label from the config", async () => {
  expect(await sidebarItemResolvers.label?.(intro, context)).toBe("Introduction");
  expect(await sidebarItemResolvers.path?.(intro, context)).toBe("/docs/welcome/");
  expect(await sidebarItemResolvers.label?.(parser, context)).toBe("Parser");
  expect(await sidebarItemResolvers.path?.(parser, context)).toBe("/docs/parser/");
});

it("leaves out a doc that doesn't exist, also in develop, which continues without it", async () => {
  setEnv({ NODE_ENV: "development" });
  const gone = toSidebarItems(["intro", "gone"]);
  expect(await idsOf(sidebarResolvers.items?.({ name: "guide", items: gone }, context))).toEqual(["intro"]);
});

it("leaves out drafts, at the top and inside categories, but not in develop", async () => {
  expect(await ofSidebar()).toEqual(["intro", "parser"]);
  expect(await ofItem()).toEqual(["parser/overview"]);
  setEnv({ NODE_ENV: "development" });
  expect(await ofSidebar()).toEqual(["intro", "draft", "parser"]);
  expect(await ofItem()).toEqual(["parser/draft", "parser/overview"]);
});

describe("the blog's sidebar", () => {
  const groups = () => sidebarResolvers.items?.({ name: "blog", items: [] }, context) as Promise<SidebarItem[]>;

  it("groups the listed posts by UTC year, newest first, split at midnight on New Year's Eve", async () => {
    expect(
      (await groups()).map(({ label, path, items: posts }) => [label, path, posts.map((item) => item.label)]),
    ).toEqual([
      ["2025", null, ["third", "second"]],
      ["2024", null, ["first"]],
    ]);
  });

  it("has items with their own label and route", async () => {
    const [year] = await groups();
    const [newest] = year!.items;
    const field = (name: "label" | "path" | "items", item: SidebarItem) => sidebarItemResolvers[name]?.(item, context);
    expect(await field("label", year!)).toBe("2025");
    expect(await field("path", year!)).toBeNull();
    expect(await field("items", year!)).toBe(year!.items);
    expect(await field("path", newest!)).toBe("/blog/third/");
  });

  it("has the five newest posts", async () => {
    const posts = Array.from({ length: 7 }, (_, at) => post(`p${at}`, `2025-01-0${at + 1}T00:00:00.000Z`));
    const resolved = await sidebarResolvers.items?.({ name: "blog", items: [] }, fakeContext({ BlogPost: posts }));
    const [year] = resolved as SidebarItem[];
    expect(year!.items.map(({ label }) => label)).toEqual(["p6", "p5", "p4", "p3", "p2"]);
  });
});
