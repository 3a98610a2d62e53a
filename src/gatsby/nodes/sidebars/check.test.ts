import { readFileSync } from "node:fs";

import type { SidebarEntry } from "../../../config/sidebars";
import { docFields } from "../../../test/content/fixtures";
import { docsWithoutSidebar, shapeDiagnostics, sidebarDiagnostics } from "./check";

const diagnostics = (...entries: unknown[]): string[] => shapeDiagnostics({ guide: entries as SidebarEntry[] });

describe("shapeDiagnostics", () => {
  it("accepts ids and complete categories", () => {
    expect(diagnostics("intro", { label: "Parser", doc: "parser", items: ["parser/overview"] })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      "without a doc",
      { label: "Parser", items: [] },
      'the category "Parser" in sidebar "guide" has no doc. Write doc: "…", the id of its own page',
    ],
    [
      "without a label",
      { doc: "parser", items: [] },
      'the category of doc "parser" in sidebar "guide" has no label. Write label: "…"',
    ],
    [
      "without items",
      { label: "Parser", doc: "parser" },
      'the category "Parser" in sidebar "guide" has no list of items. Write items: [], with the ids of the docs below it, or "auto"',
    ],
  ])("reports a category %s, at any depth", (_name, entry, message) => {
    expect(diagnostics(entry)).toEqual([`src/config/sidebars.json: ${message}`]);
    expect(diagnostics({ label: "Outer", doc: "outer", items: ["a", entry] })).toEqual([
      `src/config/sidebars.json: ${message}`,
    ]);
  });

  it("reports an entry that isn't an id", () => {
    expect(diagnostics(undefined, "", 1)).toEqual(
      ["nothing", '""', "1"].map(
        (entry) =>
          `src/config/sidebars.json: sidebar "guide" lists ${entry}, which isn't a doc id. Write one, or remove the entry`,
      ),
    );
  });

  it("requires pages in the folder of a category with automatic items", () => {
    expect(shapeDiagnostics({ guide: [{ label: "Lost", doc: "no-such-folder", items: "auto" }] })).toEqual([
      'src/config/sidebars.json: the category "Lost" in sidebar "guide" has no pages in content/docs/no-such-folder. Write one, or list the items',
    ]);
    expect(shapeDiagnostics({ guide: [{ label: "Parser", doc: "parser", items: "auto" }] })).toEqual([]);
  });
});

const sidebars = { guide: ["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }], more: ["loose"] };
const docs = ["intro", "parser", "parser/overview", "loose"].map((docId) => docFields(docId));

describe("docsWithoutSidebar", () => {
  it("reports a doc that no sidebar lists, at any depth, unless it's a draft", () => {
    expect(docsWithoutSidebar(sidebars, [...docs, docFields("later", { draft: true })])).toEqual([]);
    expect(docsWithoutSidebar(sidebars, [...docs, docFields("parser/lost")])).toEqual([
      'content/docs/parser/lost.mdx: no sidebar lists the doc. Add "parser/lost" to src/config/sidebars.json where readers should meet it, or write "draft: true"',
    ]);
  });
});

describe("the check of sidebars", () => {
  const docs = [
    { docId: "intro", draft: false },
    { docId: "parser", draft: false },
    { docId: "parser/overview", draft: false },
    { docId: "later", draft: true },
  ];
  const diagnostics = (...entries: SidebarEntry[]): string[] =>
    // Without their lines, which have a test of their own.
    sidebarDiagnostics({ guide: entries }, docs).map((diagnostic) => diagnostic.replace(/:\d+(?=: )/, ""));

  describe("sidebarDiagnostics", () => {
    it("accepts docs that exist and are listed once, and reports one that is listed twice", () => {
      expect(diagnostics("intro", { label: "Parser", doc: "parser", items: ["parser/overview"] })).toEqual([]);
      expect(diagnostics("intro", { label: "Parser", doc: "parser", items: ["intro"] })).toEqual([
        'src/config/sidebars.json: sidebar "guide" lists the doc "intro" twice. Keep one of the two entries',
      ]);
    });

    it("suggests a doc for an unknown id, in categories too, or explains what to do", () => {
      expect(diagnostics("intor")).toEqual([
        'src/config/sidebars.json: sidebar "guide" lists the doc "intor", but there is no content/docs/intor.mdx. Did you mean "intro"?',
      ]);
      expect(diagnostics("zzzzzzzz")).toEqual([
        'src/config/sidebars.json: sidebar "guide" lists the doc "zzzzzzzz", but there is no content/docs/zzzzzzzz.mdx. Write the file, or remove the entry',
      ]);
      expect(
        diagnostics({ label: "P", doc: "pasrer", items: [{ label: "Q", doc: "parser", items: ["missing/deep"] }] }),
      ).toEqual([expect.stringContaining('the doc "pasrer"'), expect.stringContaining('the doc "missing/deep"')]);
      expect(sidebarDiagnostics({ guide: ["intro"], api: ["zzzz"] }, docs)).toEqual([
        expect.stringContaining('sidebar "api" lists the doc "zzzz"'),
      ]);
    });

    it("names the last line of the file that has the id", () => {
      const lines = readFileSync("src/config/sidebars.json", "utf8").split("\n");
      const line = lines.findIndex((text) => text.includes('"getting-started"')) + 1;
      expect(sidebarDiagnostics({ guide: ["getting-started"] }, docs)).toEqual([
        expect.stringContaining(`src/config/sidebars.json:${line}: sidebar "guide" lists the doc "getting-started"`),
      ]);
    });

    it("reports a draft category that would hide published pages", () => {
      expect(diagnostics({ label: "Later", doc: "later", items: ["intro"] })).toEqual([
        'src/config/sidebars.json: sidebar "guide" has the category "later", a draft, with published pages below it. ' +
          'Remove "draft: true" from content/docs/later, or make the pages drafts too',
      ]);
      expect(diagnostics("later")).toEqual([]);
    });
  });
});
