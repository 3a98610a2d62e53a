import { docFields } from "../../test/fixtures";
import { fakeContext } from "../../test/fake-node-model";
import { toSidebarItems } from "../sidebars/node";
import { docsVersionResolvers } from "./resolvers";

const context = fakeContext({
  Doc: [
    docFields("parser"),
    docFields("intro"),
    docFields("parser/overview"),
    docFields("loose"),
    docFields("later", { draft: true }),
  ],
  Sidebar: [
    {
      name: "guide",
      items: toSidebarItems(["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }]),
    },
    { name: "other", items: toSidebarItems(["loose"]) },
  ],
});
const resolve = (field: string): unknown => docsVersionResolvers[field]?.resolve({ sidebars: ["guide"] }, {}, context);

it("docs have id, route and the sidebar of this version, in the order of their ids", async () => {
  expect(await resolve("docs")).toEqual(
    expect.arrayContaining([
      { id: "intro", path: "/docs/intro/", sidebar: "guide" },
      { id: "loose", path: "/docs/loose/", sidebar: null },
      { id: "parser", path: "/docs/parser/", sidebar: "guide" },
      { id: "parser/overview", path: "/docs/parser/overview/", sidebar: "guide" },
    ]),
  );
  const ids = ((await resolve("docs")) as { id: string }[]).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
});

it("draftIds names the drafts", async () => {
  expect(await resolve("draftIds")).toEqual(["later"]);
});
