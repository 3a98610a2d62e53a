/** @jest-environment node */
import type { SidebarEntry } from "../../../config/sidebars";
import { docFields } from "../../../test/content/fixtures";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { sourcedSidebars } from "../../../test/gatsby/sourced-sidebars";
import { setEnv } from "../../../test/node/set-env";
import { currentConfig } from "../../config/all-versions";
import { docResolvers } from "./resolvers";
import { orderOfDoc, placeOfDoc, sectionOfDoc } from "./sidebar-items";

const guide: SidebarEntry[] = [
  "intro",
  { label: "Parser", doc: "parser", items: [{ label: "Deep", doc: "deep", items: ["page"] }] },
];
const place = (docId: string, ...entries: SidebarEntry[]) => {
  currentConfig.sidebars = { empty: [], guide: entries, more: ["intro", "loose"] };
  return placeOfDoc(docId);
};

describe("placeOfDoc", () => {
  it("finds the first sidebar that lists the doc", () => {
    expect(place("page", ...guide)?.sidebar).toBe("guide");
    expect(placeOfDoc("intro")?.sidebar).toBe("guide");
    expect(placeOfDoc("loose")?.sidebar).toBe("more");
    expect(placeOfDoc("gone")).toBeUndefined();
  });

  it("returns the reading order", () => {
    place("page", ...guide);
    expect(["intro", "parser", "deep", "page", "loose"].map(orderOfDoc)).toEqual([0, 1, 2, 3, 4]);
    expect(orderOfDoc("gone")).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("is computed once, and again if the sidebars change", () => {
    const found = place("page", ...guide);
    expect(placeOfDoc("page")).toBe(found);
    expect(place("page", "page")?.order).toBe(0);
  });
});

describe("sectionOfDoc", () => {
  it("returns the label of the outermost category, or that of the documentation", () => {
    place("page", ...guide);
    expect(["page", "parser", "intro", "gone"].map((docId) => sectionOfDoc({ docId }))).toEqual([
      "Parser",
      "Parser",
      "Documentation",
      "Documentation",
    ]);
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
  const nodes = () => [...sourcedSidebars({ Doc: docs }).values()];

  beforeEach(() => {
    currentConfig.sidebars = {
      empty: [],
      guide: [
        "intro",
        "draft",
        {
          label: "Parser",
          doc: "parser",
          items: [{ label: "Deep", doc: "parser/deep", items: ["parser/deep/page"] }],
        },
        "last",
      ],
    };
  });

  const resolve = (field: string, docId: string): unknown =>
    docResolvers[field]?.(
      docs.find((doc) => doc.docId === docId)!,
      fakeContext({ Doc: docs, Sidebar: nodes() }),
    );
  const link = (label: string, path: string) => ({ label, path });

  it("resolves the sidebar that lists the doc, or null", async () => {
    expect(await resolve("sidebar", "parser/deep/page")).toBe("guide");
    expect(await resolve("sidebar", "loose")).toBeNull();
  });

  describe("breadcrumbs", () => {
    it("are the categories above a doc, outermost first, and none outside all sidebars", async () => {
      expect(await resolve("breadcrumbs", "parser/deep/page")).toEqual([
        link("Parser", "/docs/parser/"),
        link("Deep", "/docs/parser/deep/"),
      ]);
      expect(await resolve("breadcrumbs", "parser")).toEqual([]);
      expect(await resolve("breadcrumbs", "loose")).toEqual([]);
    });
  });

  describe("previous and next", () => {
    it("follow the reading order to the ends of the sidebar, and are null outside all sidebars", async () => {
      expect(await resolve("next", "parser")).toEqual(link("Deep", "/docs/parser/deep/"));
      expect(await resolve("next", "parser/deep/page")).toEqual(link("Label of last", "/docs/last/"));
      expect(await resolve("previous", "last")).toEqual(link("Label of parser/deep/page", "/docs/parser/deep/page/"));
      expect(await resolve("previous", "intro")).toBeNull();
      expect(await resolve("next", "last")).toBeNull();
      expect(await resolve("previous", "loose")).toBeNull();
      expect(await resolve("next", "loose")).toBeNull();
    });

    it("skip drafts, but not in develop", async () => {
      expect(await resolve("next", "intro")).toEqual(link("Parser", "/docs/parser/"));
      expect(await resolve("previous", "parser")).toEqual(link("Introduction", "/docs/intro/"));
      setEnv({ NODE_ENV: "development" });
      expect(await resolve("next", "intro")).toEqual(link("Label of draft", "/docs/draft/"));
      expect(await resolve("previous", "parser")).toEqual(link("Label of draft", "/docs/draft/"));
    });
  });
});
