import { duplicateRoutes, takenRoutes } from "./taken-routes";

const pages = (...names: [string, string][]) => names.map(([file, path]) => ({ file, path }));

describe("duplicateRoutes", () => {
  it("accepts files with unique routes", () => {
    expect(duplicateRoutes(pages(["a.mdx", "/a/"], ["b.mdx", "/b/"]))).toEqual([]);
  });

  it("reports each later file and the first one", () => {
    expect(duplicateRoutes(pages(["a.mdx", "/x/"], ["b.mdx", "/x/"], ["c.mdx", "/c/"], ["d.mdx", "/x/"]))).toEqual([
      'b.mdx: the route /x/ is taken by a.mdx already. Give one of them another "slug", or rename it',
      'd.mdx: the route /x/ is taken by a.mdx already. Give one of them another "slug", or rename it',
    ]);
  });
});

describe("takenRoutes", () => {
  it("has the pages of the ERN reference, so that no file can take one", () => {
    const nodes: Readonly<Record<string, object[]>> = {
      ErnElement: [{ path: "/docs/ern/elements/Deal/" }],
      Doc: [{ path: "/docs/ern/elements/Deal/", file: "content/docs/ern/elements/Deal.mdx" }],
    };
    const taken = takenRoutes({ getNodesByType: (type: string) => nodes[type] ?? [] } as never);
    expect(duplicateRoutes(taken)).toEqual([
      expect.stringMatching(/^content\/docs\/ern\/elements\/Deal\.mdx: the route .* is taken by content\/ern already/),
    ]);
  });
});
