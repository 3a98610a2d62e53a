/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

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

describe("duplicateRoutes", () => {
  const before = process.cwd();
  afterEach(() => process.chdir(before));

  it("names the line that sets the route, or the first one", () => {
    process.chdir(
      temporaryFolder({
        "content/docs/a.mdx": "---\ntitle: A\nslug: b\n---\n",
        "content/docs/b.mdx": "---\ntitle: B\n---\n",
      }),
    );
    const [a, b] = ["a", "b"].map((name) => ({ file: `content/docs/${name}.mdx`, path: "/docs/b/" }));
    const rest = 'Give one of them another "slug", or rename it';
    expect(duplicateRoutes([b!, a!])).toEqual([
      `content/docs/a.mdx:3: the route /docs/b/ is taken by content/docs/b.mdx already. ${rest}`,
    ]);
    expect(duplicateRoutes([a!, b!])).toEqual([
      `content/docs/b.mdx:1: the route /docs/b/ is taken by content/docs/a.mdx already. ${rest}`,
    ]);
  });
});
