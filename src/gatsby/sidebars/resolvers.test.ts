import { docFields } from "../../test/fixtures";
import { fakeContext } from "../../test/fake-node-model";
import { setEnv } from "../../test/set-env";
import { toSidebarItems } from "./node";
import type { SidebarItemFields } from "./node";
import { sidebarItemResolvers, sidebarResolvers } from "./resolvers";

const context = fakeContext({
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
const ofSidebar = (): Promise<string[]> => idsOf(sidebarResolvers.items?.resolve({ items }, {}, context));
const ofItem = (): Promise<string[]> => idsOf(sidebarItemResolvers.items?.resolve(parser, {}, context));

it("an item has its doc's label and route", async () => {
  expect(await sidebarItemResolvers.label?.resolve(intro, {}, context)).toBe("Introduction");
  expect(await sidebarItemResolvers.path?.resolve(intro, {}, context)).toBe("/docs/welcome/");
});

it("a category has the label of the config", async () => {
  expect(await sidebarItemResolvers.label?.resolve(parser, {}, context)).toBe("Parser");
  expect(await sidebarItemResolvers.path?.resolve(parser, {}, context)).toBe("/docs/parser/");
});

it("drafts are left out, at the top and inside categories", async () => {
  expect(await ofSidebar()).toEqual(["intro", "parser"]);
  expect(await ofItem()).toEqual(["parser/overview"]);
});

it("drafts are there in develop", async () => {
  setEnv({ NODE_ENV: "development" });
  expect(await ofSidebar()).toEqual(["intro", "draft", "parser"]);
  expect(await ofItem()).toEqual(["parser/draft", "parser/overview"]);
});
