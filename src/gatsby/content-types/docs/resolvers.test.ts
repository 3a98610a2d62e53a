import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { sidebarNode, docFields } from "../../../test/content/fixtures";
import { sidebarOf, docResolvers } from "./resolvers";
import { setEnv } from "../../../test/node/set-env";
import type { SidebarEntry } from "../../../config/sidebars";

const guide: SidebarEntry[] = [
  "intro",
  { label: "Parser", doc: "parser", items: [{ label: "Deep", doc: "deep", items: ["page"] }] },
];
const context = (...entries: SidebarEntry[]) =>
  fakeContext({
    Sidebar: [sidebarNode("empty", []), sidebarNode("guide", entries), sidebarNode("other", ["intro", "loose"])],
  });

describe("sidebarOf", () => {
  it("finds the first sidebar that lists the doc", async () => {
    expect((await sidebarOf("page", context(...guide)))?.name).toBe("guide");
    expect((await sidebarOf("intro", context(...guide)))?.name).toBe("guide");
    expect((await sidebarOf("loose", context(...guide)))?.name).toBe("other");
    expect(await sidebarOf("gone", context(...guide))).toBeUndefined();
  });

  it("returns the reading order and each doc's ancestors", async () => {
    const index = await sidebarOf("page", context(...guide));
    expect(index?.items.map(({ docId }) => docId)).toEqual(["intro", "parser", "deep", "page"]);
    expect(index?.items.map(({ docId }) => index.positions.get(docId))).toEqual([0, 1, 2, 3]);
    expect(index?.ancestors.get("page")?.map(({ docId }) => docId)).toEqual(["parser", "deep"]);
    expect(index?.ancestors.get("intro")).toEqual([]);
  });

  it("is computed once, and again if the sidebar changes", async () => {
    const index = await sidebarOf("page", context(...guide));
    expect(await sidebarOf("intro", context(...guide))).toBe(index);
    const changed = await sidebarOf("page", context("page"));
    expect(changed?.positions.get("page")).toBe(0);
  });
});

describe("docResolvers", () => {
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
});
