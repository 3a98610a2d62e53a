/** @jest-environment node */
import { versions } from "../../config/versions";
import { runHook } from "../../test/gatsby/run-hook";
import { currentToolkit } from "../locations/current-toolkit";
import { historyByFile } from "../nodes/file-history/git-history";
import { sourceNodes } from "./source-nodes";

jest.mock("../nodes/file-history/git-history", () => ({
  historyByFile: jest.fn(
    async () => new Map([["content/docs/intro.mdx", { lastUpdated: "2026-11-20T10:00:00.000Z", authors: ["Ann"] }]]),
  ),
}));

interface Created {
  id: string;
  parent: null;
  children: unknown[];
  internal: { type: string; contentDigest: string };
}

const createNode = jest.fn();
const touchNode = jest.fn();
let nodes: Created[];
const ofType = (type: string): Created[] => nodes.filter(({ internal }) => internal.type === type);

describe("sourceNodes", () => {
  beforeAll(async () => {
    await runHook(sourceNodes, {
      actions: { createNode, touchNode },
      getNodesByType: (type: string) => (type === "Sidebar" ? [{ name: "guide" }] : []),
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => `id of ${key}`,
    });
    nodes = createNode.mock.calls.map(([node]) => node as Created);
  });

  it("keeps the sidebars' nodes of the last build, which are created with the pages", () => {
    expect(ofType("Sidebar")).toEqual([]);
    expect(touchNode.mock.calls).toEqual([[{ name: "guide" }]]);
  });

  it("creates a DocsVersion with the specified fields", () => {
    expect(ofType("DocsVersion")).toEqual([
      expect.objectContaining({
        id: "id of DocsVersion current",
        name: "current",
        label: "Next",
        isLast: true,
        path: "/docs",
        mainDocId: "intro",
        sidebars: ["tutorialSidebar"],
      }),
    ]);
    expect(versions).toHaveLength(1);
  });

  it("creates a FileHistory for each file in the content folders that Git knows", () => {
    expect(ofType("FileHistory")).toEqual([
      expect.objectContaining({
        file: "content/docs/intro.mdx",
        lastUpdated: "2026-11-20T10:00:00.000Z",
        authors: ["Ann"],
      }),
    ]);
    expect(historyByFile).toHaveBeenCalledWith(expect.arrayContaining(["content/docs", "content/pages"]));
  });

  it("creates a ToolkitSymbol for each symbol, with its id under a name that Gatsby leaves free", () => {
    const symbols = ofType("ToolkitSymbol");
    expect(symbols).toHaveLength(currentToolkit().symbols.length);
    expect(symbols).toContainEqual(
      expect.objectContaining({
        parent: null,
        symbolId: "ddex-builder.typescript.DdexBuilder.reset",
        status: "works",
        url: expect.stringMatching(/^\/docs\/api\/.*#ddex-builder\.typescript\.DdexBuilder\.reset$/) as string,
      }),
    );
  });

  it("gives nodes unique ids and digests of their fields", () => {
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const node of nodes) {
      const { id: ownId, parent, children, internal, ...fields } = node;
      expect([ownId, parent, children]).toEqual([expect.any(String), null, []]);
      expect(internal.contentDigest).toBe(JSON.stringify(fields));
    }
  });
});
