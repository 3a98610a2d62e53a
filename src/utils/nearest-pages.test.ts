import { nearestPages } from "./nearest-pages";

const pages = [
  { title: "Introduction", path: "/docs/intro/" },
  { title: "Parser", path: "/docs/parser/" },
  { title: "Parser overview", path: "/docs/parser/overview/" },
  { title: "Parser installation", path: "/docs/parser/installation/" },
  { title: "Builder", path: "/docs/builder/" },
  { title: "Builder overview", path: "/docs/builder/overview/" },
  { title: "Canonicalization", path: "/docs/builder/canonicalization/" },
  { title: "Playground", path: "/playground/" },
];
const pathsFor = (address: string, limit?: number): string[] =>
  nearestPages(address, pages, limit).map(({ path }) => path);

describe("nearestPages", () => {
  it("puts the page with the mistyped address first", () => {
    expect(pathsFor("/docs/parser/instalation/")[0]).toBe("/docs/parser/installation/");
    expect(pathsFor("/docs/builder/overviw")[0]).toBe("/docs/builder/overview/");
    expect(pathsFor("/playgruond/")[0]).toBe("/playground/");
    expect(pathsFor("/playgroud/")[0]).toBe("/playground/");
  });

  it("prefers a mistyped word to a title with a shorter beginning of it", () => {
    const others = ["in", "ins"].map((word) => ({ title: `Dates ${word} ERN`, path: `/docs/parser/dates-${word}/` }));
    const [first] = nearestPages("/docs/parser/instalation", [...others, ...pages]);
    expect(first?.path).toBe("/docs/parser/installation/");
  });

  it("finds a page that moved to another folder, and one by words in its title", () => {
    expect(pathsFor("/guides/canonicalization/")[0]).toBe("/docs/builder/canonicalization/");
    expect(pathsFor("/introduction")[0]).toBe("/docs/intro/");
  });

  it("suggests at most five pages, or the requested number, and none for an unrelated address", () => {
    expect(pathsFor("/zzzz/qqqq/")).toEqual([]);
    expect(pathsFor("/")).toEqual([]);
    expect(pathsFor("/docs/")).toHaveLength(5);
    expect(pathsFor("/docs/", 2)).toHaveLength(2);
  });

  it("accepts encoded addresses, even invalid ones", () => {
    expect(pathsFor("/docs/parser%20overview/")).toContain("/docs/parser/overview/");
    expect(pathsFor("/playground/%")).toContain("/playground/");
  });
});
