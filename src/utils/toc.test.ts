import { flattenToc, toTocTree } from "./toc";

const headings = (...depths: number[]) => depths.map((depth, index) => ({ depth, id: `h${index}`, html: `H${index}` }));

describe("toTocTree", () => {
  it("nests deeper headings under shallower ones", () => {
    expect(toTocTree(headings(2, 3, 3, 2), 2, 3)).toEqual([
      {
        id: "h0",
        html: "H0",
        items: [
          { id: "h1", html: "H1", items: [] },
          { id: "h2", html: "H2", items: [] },
        ],
      },
      { id: "h3", html: "H3", items: [] },
    ]);
  });

  it("leaves out levels outside the range", () => {
    expect(flattenToc(toTocTree(headings(2, 3, 4, 5, 3), 3, 4))).toEqual(["h1", "h2", "h4"]);
  });

  it("puts a heading that skips a level under the nearest shallower one", () => {
    const [first, second] = toTocTree(headings(2, 4, 3, 2), 2, 6);
    expect(first?.items.map(({ id }) => id)).toEqual(["h1", "h2"]);
    expect(second?.id).toBe("h3");
  });

  it("accepts any level first, and no headings", () => {
    expect(toTocTree(headings(3, 2), 2, 3).map(({ id }) => id)).toEqual(["h0", "h1"]);
    expect(toTocTree([], 2, 3)).toEqual([]);
  });
});
