import type { SidebarEntry } from "../../../config/sidebars";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import { sidebarNode } from "../../../test/content/fixtures";
import { sidebarOf } from "./sidebar-index";

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
