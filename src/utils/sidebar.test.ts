import { flattenSidebar, oneOfEachLabel, trail } from "./sidebar";

interface Item {
  id: string;
  items: Item[];
}

const item = (id: string, ...items: Item[]): Item => ({ id, items });
const tree = [item("intro"), item("parser", item("parser/overview"), item("deep", item("parser/deep"))), item("last")];
const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

it("flattenSidebar gives the reading order, a category before what lies under it", () => {
  expect(idsOf(flattenSidebar(tree))).toEqual(["intro", "parser", "parser/overview", "deep", "parser/deep", "last"]);
});

describe("trail", () => {
  const to = (id: string): string[] => idsOf(trail(tree, (found) => found.id === id));

  it("leads from the root to the item, both included", () => {
    expect(to("parser/deep")).toEqual(["parser", "deep", "parser/deep"]);
    expect(to("parser")).toEqual(["parser"]);
    expect(to("last")).toEqual(["last"]);
  });

  it("is empty when no item matches", () => {
    expect(to("missing")).toEqual([]);
  });

  it("leads to the first of several matches", () => {
    expect(idsOf(trail(tree, ({ id }) => id.startsWith("parser/")))).toEqual(["parser", "parser/overview"]);
  });
});

it("oneOfEachLabel has the page's own sidebar, else the first, in their order", () => {
  const [docs, old, blog] = [
    { name: "docs", label: "Docs" },
    { name: "old", label: "Docs" },
    { name: "blog", label: "Blog" },
  ] as const;
  expect(oneOfEachLabel([docs, old, blog], null)).toEqual([docs, blog]);
  expect(oneOfEachLabel([docs, old, blog], "old")).toEqual([old, blog]);
  expect(oneOfEachLabel([docs, old, blog], "blog")).toEqual([docs, blog]);
});
