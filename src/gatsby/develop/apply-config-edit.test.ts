/** @jest-environment node */
import { writeFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { NodePluginArgs } from "gatsby";

import { mainDocId, versions } from "../../config/versions";
import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { currentConfig } from "../config/all-versions";
import { loadConfig } from "../config/watch-config";
import { applyConfigEdit } from "./apply-config-edit";

jest.mock("../config/watch-config", () => ({ loadConfig: jest.fn() }));

const before = { ...currentConfig };

describe("applyConfigEdit", () => {
  afterEach(() => void Object.assign(currentConfig, before));

  /** Edits a file; `exports` are then the exports of all files. */
  const edit = async (name: string, exports: object | Error) => {
    jest.mocked(loadConfig).mockImplementation(() => {
      if ("message" in exports) throw exports as Error;
      return exports as Record<string, unknown>;
    });
    const { reporter, panicOnBuild, warn } = fakeReporter();
    const info = jest.fn();
    const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
    const nodes: Record<string, { name: string }[]> = {
      Sidebar: ["blog", "ern", "guide", "gone"].map((sidebar) => ({
        name: sidebar,
        internal: { contentDigest: "" },
      })),
      DocsVersion: [{ name: "current" }, { name: "0.3" }],
    };
    await applyConfigEdit(name, {
      actions,
      reporter: { ...reporter, info },
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => `id of ${key}`,
      getNodesByType: (type: string) => nodes[type] ?? [],
    } as unknown as NodePluginArgs);
    return { ...actions, panicOnBuild, warn, info };
  };

  it("applies an edited sidebar: adds a new node and removes the node of a deleted one", async () => {
    const { createNode, deleteNode, info } = await edit("sidebars.json", {
      sidebars: { guide: [mainDocId] },
      versions,
    });
    expect(currentConfig.sidebars).toEqual({ guide: [mainDocId] });
    expect(createNode.mock.calls.map(([node]) => node.id)).toEqual([
      "id of Sidebar guide",
      "id of Sidebar blog",
      "id of Sidebar ern",
      "id of DocsVersion current",
    ]);
    expect(deleteNode.mock.calls.map(([node]) => node.name)).toEqual(["gone", "0.3"]);
    expect(info.mock.calls.flat()).toEqual(["src/config/sidebars.json changed: reloaded"]);
  });

  it("reports a broken sidebar and keeps the previous one", async () => {
    const { createNode, deleteNode, panicOnBuild } = await edit("sidebars.json", {
      sidebars: { guide: [{ label: "Parser", items: [] }] },
      versions: [],
    });
    expect(panicOnBuild.mock.calls.flat()).toEqual([
      expect.stringContaining('the category "Parser" in sidebar "guide" has no doc'),
    ]);
    expect(createNode).not.toHaveBeenCalled();
    expect(deleteNode).not.toHaveBeenCalledWith(expect.objectContaining({ name: "guide" }));
  });

  it("reports a file that can't be read and keeps the previous one", async () => {
    const { panicOnBuild, createNode } = await edit("sidebars.json", new Error("Expected a comma"));
    expect(panicOnBuild.mock.calls.flat()).toEqual([
      "src/config/sidebars.json: the file can't be read: Expected a comma. Correct it; until then, its previous version applies",
    ]);
    expect(createNode).not.toHaveBeenCalled();
    expect(currentConfig).toEqual(before);
  });

  it("reports a mistake in the syntax at its line", async () => {
    const { loadConfig: load } = jest.requireActual<{ loadConfig: typeof loadConfig }>("../config/watch-config");
    const folder = temporaryFolder();
    writeFileSync(`${folder}/versions.ts`, "export const versions = [\n  { name: },\n];\n");
    const thrown = (): unknown => {
      try {
        return load(folder, ["versions.ts"]);
      } catch (error) {
        return error;
      }
    };
    const { panicOnBuild } = await edit("versions.ts", thrown() as Error);
    expect(panicOnBuild.mock.calls.flat()).toEqual([
      expect.stringMatching(/versions\.ts:2: the file can't be read: Unexpected "}"\. Correct it/),
    ]);
  });

  it("prints that any other file needs a restart", async () => {
    const { warn, createNode } = await edit("site.ts", {});
    expect(warn.mock.calls.flat()).toEqual(["src/config/site.ts changed: restart `npm run develop` to see all of it"]);
    expect(createNode).not.toHaveBeenCalled();
  });
});
