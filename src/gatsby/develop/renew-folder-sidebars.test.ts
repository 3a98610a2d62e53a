import type { NodePluginArgs } from "gatsby";

import { fakeReporter } from "../../test/gatsby/fake-reporter";
import { temporaryFolder } from "../../test/node/temporary-folder";
import { currentConfig } from "../config/current-config";
import { renewFolderSidebars } from "./renew-folder-sidebars";

const before = { folder: process.cwd(), sidebars: currentConfig.sidebars };

describe("renewFolderSidebars", () => {
  afterEach(() => {
    process.chdir(before.folder);
    currentConfig.sidebars = before.sidebars;
  });

  const renewed = (items: readonly string[] | "auto") => {
    process.chdir(temporaryFolder({ "content/docs/parser/new.mdx": "---\ntitle: New\n---\n" }));
    currentConfig.sidebars = { guide: [{ label: "Parser", doc: "parser", items }] };
    const createNode = jest.fn();
    renewFolderSidebars({
      actions: { createNode },
      reporter: fakeReporter().reporter,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (key: string) => key,
    } as unknown as NodePluginArgs);
    return createNode.mock.calls.map(([node]) => JSON.stringify(node.items));
  };

  it("renews a sidebar that lists a folder", () => {
    expect(renewed("auto")).toEqual([expect.stringContaining('"docId":"parser/new"')]);
  });

  it("keeps sidebars that list their pages", () => {
    expect(renewed(["parser/new"])).toEqual([]);
  });
});
