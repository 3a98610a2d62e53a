/** @jest-environment node */
import { sidebars } from "../../config/sidebars";
import { versions } from "../../config/versions";
import { runHook } from "../../test/gatsby/run-hook";
import { toSidebarItems } from "../content-types/docs/sidebar-items";
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
let nodes: Created[];
const ofType = (type: string): Created[] => nodes.filter(({ internal }) => internal.type === type);

describe("sourceNodes", () => {
  beforeAll(async () => {
    await runHook(sourceNodes, {
      actions: { createNode },
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => `id of ${key}`,
    });
    nodes = createNode.mock.calls.map(([node]) => node as Created);
  });

  it("creates a Sidebar for each sidebar in the config and for the blog's", () => {
    const [blogSidebar, ...docsSidebars] = ofType("Sidebar").reverse();
    expect(blogSidebar).toMatchObject({
      name: "blog",
      label: "Blog recent posts navigation",
      heading: "Recent posts",
      items: [],
    });
    expect(docsSidebars.reverse()).toEqual(
      Object.entries(sidebars).map(([name, entries]) =>
        expect.objectContaining({
          id: `id of Sidebar ${name}`,
          parent: null,
          children: [],
          name,
          label: "Docs sidebar",
          heading: null,
          items: toSidebarItems(entries),
        }),
      ),
    );
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
