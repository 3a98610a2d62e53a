import { duplicateRoutes, takenRoutes } from "./taken-routes";

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
