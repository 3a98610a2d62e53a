import type { SidebarEntry } from "../../../config/sidebars";
import { shapeDiagnostics } from "./shape-diagnostics";

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
          `src/config/sidebars.json: sidebar "guide" lists ${entry}, which is no doc id. Write one, or remove the entry`,
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
