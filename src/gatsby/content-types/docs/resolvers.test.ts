import { docFields, sidebarNode } from "../../../test/content/fixtures";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { setEnv } from "../../../test/node/set-env";
import { docResolvers } from "./resolvers";

const docs = [
  docFields("intro", { sidebarLabel: "Introduction" }),
  docFields("draft", { draft: true }),
  docFields("parser"),
  docFields("parser/deep"),
  docFields("parser/deep/page"),
  docFields("last"),
  docFields("loose"),
];
const context = fakeContext({
  Doc: docs,
  Sidebar: [
    sidebarNode("empty", []),
    sidebarNode("guide", [
      "intro",
      "draft",
      {
        label: "Parser",
        doc: "parser",
        items: [{ label: "Deep", doc: "parser/deep", items: ["parser/deep/page"] }],
      },
      "last",
    ]),
  ],
});

const resolve = (field: string, docId: string): unknown =>
  docResolvers[field]?.resolve(
    docs.find((doc) => doc.docId === docId)!,
    {},
    context,
  );
const link = (label: string, path: string) => ({ label, path });

it("resolves the sidebar that lists the doc, or null", async () => {
  expect(await resolve("sidebar", "parser/deep/page")).toBe("guide");
  expect(await resolve("sidebar", "loose")).toBeNull();
});

describe("breadcrumbs", () => {
  it("are the categories above a doc, outermost first", async () => {
    expect(await resolve("breadcrumbs", "parser/deep/page")).toEqual([
      link("Parser", "/docs/parser/"),
      link("Deep", "/docs/parser/deep/"),
    ]);
  });

  it("are empty at the top and for a doc outside all sidebars", async () => {
    expect(await resolve("breadcrumbs", "parser")).toEqual([]);
    expect(await resolve("breadcrumbs", "loose")).toEqual([]);
  });
});

describe("previous and next", () => {
  it("follow the reading order through categories", async () => {
    expect(await resolve("next", "parser")).toEqual(link("Deep", "/docs/parser/deep/"));
    expect(await resolve("next", "parser/deep/page")).toEqual(link("Label of last", "/docs/last/"));
    expect(await resolve("previous", "last")).toEqual(link("Label of parser/deep/page", "/docs/parser/deep/page/"));
  });

  it("skip drafts", async () => {
    expect(await resolve("next", "intro")).toEqual(link("Parser", "/docs/parser/"));
    expect(await resolve("previous", "parser")).toEqual(link("Introduction", "/docs/intro/"));
  });

  it("include drafts in develop", async () => {
    setEnv({ NODE_ENV: "development" });
    expect(await resolve("next", "intro")).toEqual(link("Label of draft", "/docs/draft/"));
    expect(await resolve("previous", "parser")).toEqual(link("Label of draft", "/docs/draft/"));
  });

  it("stop at the ends of the sidebar", async () => {
    expect(await resolve("previous", "intro")).toBeNull();
    expect(await resolve("next", "last")).toBeNull();
  });

  it("are null for a doc outside all sidebars", async () => {
    expect(await resolve("previous", "loose")).toBeNull();
    expect(await resolve("next", "loose")).toBeNull();
  });
});
