import { sidebarItem } from "../test/content/fake-sidebars";
import { filterItems, flattenSidebar, itemsAt, trail, uniqueByLabel } from "./sidebar";

interface Item {
  id: string;
  items: Item[];
}

const item = (id: string, ...items: Item[]): Item => ({ id, items });
const tree = [item("intro"), item("parser", item("parser/overview"), item("deep", item("parser/deep"))), item("last")];
const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

it("flattenSidebar returns the reading order, each category before its items", () => {
  expect(idsOf(flattenSidebar(tree))).toEqual(["intro", "parser", "parser/overview", "deep", "parser/deep", "last"]);
});

describe("trail", () => {
  const to = (id: string): string[] => idsOf(trail(tree, (found) => found.id === id));

  it("returns the items from the root to the first match, including both, or none", () => {
    expect(to("parser/deep")).toEqual(["parser", "deep", "parser/deep"]);
    expect(to("parser")).toEqual(["parser"]);
    expect(to("last")).toEqual(["last"]);
    expect(to("missing")).toEqual([]);
    expect(idsOf(trail(tree, ({ id }) => id.startsWith("parser/")))).toEqual(["parser", "parser/overview"]);
  });
});

it("uniqueByLabel prefers the page's own sidebar, otherwise the first, in order", () => {
  const [docs, old, blog] = [
    { name: "docs", label: "Docs" },
    { name: "old", label: "Docs" },
    { name: "blog", label: "Blog" },
  ] as const;
  expect(uniqueByLabel([docs, old, blog], undefined)).toEqual([docs, blog]);
  expect(uniqueByLabel([docs, old, blog], "old")).toEqual([old, blog]);
  expect(uniqueByLabel([docs, old, blog], "blog")).toEqual([docs, blog]);
});

describe("itemsAt", () => {
  const page = (label: string) => sidebarItem(label, `/docs/${label}/`);
  const category = (label: string, items: Parameters<typeof sidebarItem>[2], collapsed = true) =>
    sidebarItem(label, `/docs/${label}/`, items, collapsed);
  const items = [
    page("intro"),
    category("parser", [page("overview"), category("deep", [page("deepest")])]),
    category("open", [category("below", [page("lowest")])], false),
    { ...sidebarItem("2026", "", [page("post")]), path: null, digest: null },
  ];
  const labelsAt = (path: string): string[] => flattenSidebar(itemsAt(items, path)).map(({ label }) => label);
  const always = ["open", "below", "2026", "post"];

  it("returns the top level, what is open from the start, and groups", () => {
    expect(labelsAt("/docs/intro/")).toEqual(["intro", "parser", ...always]);
    expect(labelsAt("/elsewhere/")).toEqual(["intro", "parser", ...always]);
  });

  it("returns the branch of the page, with the items of its own category", () => {
    expect(labelsAt("/docs/overview/")).toEqual(["intro", "parser", "overview", "deep", ...always]);
    expect(labelsAt("/docs/deep/")).toEqual(["intro", "parser", "overview", "deep", "deepest", ...always]);
  });

  it("keeps the digest of a closed category", () => {
    expect(itemsAt(items, "/docs/intro/")[1]).toEqual({ ...items[1], items: [] });
  });
});

it("filterItems returns the items whose label has the text, below those that lead to them", () => {
  const deals = sidebarItem("Deals", "/deals/", [sidebarItem("Deal", "/deal/"), sidebarItem("UseType", "/use/")]);
  const labels = (text: string): string[] =>
    flattenSidebar(filterItems([deals, sidebarItem("Parties", "/parties/")], text)).map(({ label }) => label);
  expect(labels(" uset ")).toEqual(["Deals", "UseType"]);
  expect(labels("deal")).toEqual(["Deals", "Deal"]);
  expect(labels("")).toEqual(["Deals", "Deal", "UseType", "Parties"]);
  expect(labels("nothing")).toEqual([]);
  const ofNames = { ...sidebarItem("Deals", "/deals/"), list: { path: "/", names: "Deal UseType" } };
  const names = (text: string) => filterItems([ofNames], text).map(({ list }) => list?.names);
  expect(["uset", "deals", "use nothing"].map(names)).toEqual([["UseType"], [""], []]);
});
