/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { shownSidebar, toSidebarItems } from "./sidebar-items";

describe("toSidebarItems", () => {
  it("turns ids and categories into items, closed unless the config opens them", () => {
    expect(
      toSidebarItems([
        "intro",
        { label: "Parser", doc: "parser", collapsed: false, items: ["parser/overview"] },
        { label: "Builder", doc: "builder", items: [] },
      ]),
    ).toEqual([
      { docId: "intro", label: null, collapsed: true, items: [] },
      {
        docId: "parser",
        label: "Parser",
        collapsed: false,
        items: [{ docId: "parser/overview", label: null, collapsed: true, items: [] }],
      },
      { docId: "builder", label: "Builder", collapsed: true, items: [] },
    ]);
  });

  it('lists the files of a category\'s folder if its items are "auto"', () => {
    const before = process.cwd();
    process.chdir(
      temporaryFolder({
        "content/docs/parser/index.mdx": "---\ntitle: Parser\n---\n",
        "content/docs/parser/overview.mdx": "---\ntitle: Overview\n---\n",
        "content/docs/parser/api/index.mdx": "---\ntitle: API\norder: 1\n---\n",
        "content/docs/parser/api/types.mdx": "---\ntitle: Types\n---\n",
      }),
    );
    const items = toSidebarItems([{ label: "Parser", doc: "parser", items: "auto" }]);
    process.chdir(before);
    const item = { label: null, collapsed: true };
    expect(items).toEqual([
      {
        docId: "parser",
        label: "Parser",
        collapsed: true,
        items: [
          { ...item, docId: "parser/api", items: [{ ...item, docId: "parser/api/types", items: [] }] },
          { ...item, docId: "parser/overview", items: [] },
        ],
      },
    ]);
  });
});

it("shownSidebar returns the sidebar of a doc's folder, or the one that lists it", () => {
  expect(shownSidebar("ern/profiles")).toBe("ern");
  expect(shownSidebar("ern")).toBe("tutorialSidebar");
  expect(shownSidebar("parser/overview")).toBe("tutorialSidebar");
  expect(shownSidebar("nowhere")).toBeNull();
});
