import { flattenSidebar, oneOfEachLabel, trail } from "./sidebar";

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

it("oneOfEachLabel prefers the page's own sidebar, otherwise the first, in order", () => {
  const [docs, old, blog] = [
    { name: "docs", label: "Docs" },
    { name: "old", label: "Docs" },
    { name: "blog", label: "Blog" },
  ] as const;
  expect(oneOfEachLabel([docs, old, blog], null)).toEqual([docs, blog]);
  expect(oneOfEachLabel([docs, old, blog], "old")).toEqual([old, blog]);
  expect(oneOfEachLabel([docs, old, blog], "blog")).toEqual([docs, blog]);
});
