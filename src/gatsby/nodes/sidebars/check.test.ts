import type { SidebarEntry } from "../../../config/sidebars";
import { sidebarDiagnostics } from "./check";

const docs = [
  { docId: "intro", draft: false },
  { docId: "parser", draft: false },
  { docId: "parser/overview", draft: false },
  { docId: "later", draft: true },
];
const diagnostics = (...entries: SidebarEntry[]): string[] => sidebarDiagnostics({ guide: entries }, docs);

describe("sidebarDiagnostics", () => {
  it("accepts docs that exist and are listed once", () => {
    expect(diagnostics("intro", { label: "Parser", doc: "parser", items: ["parser/overview"] })).toEqual([]);
  });

  it("suggests a doc for an unknown id", () => {
    expect(diagnostics("intor")).toEqual([
      'src/config/sidebars.json: sidebar "guide" lists the doc "intor", but there is no content/docs/intor.mdx. Did you mean "intro"?',
    ]);
  });

  it("explains what to do if no doc has a similar id", () => {
    expect(diagnostics("zzzzzzzz")).toEqual([
      'src/config/sidebars.json: sidebar "guide" lists the doc "zzzzzzzz", but there is no content/docs/zzzzzzzz.mdx. Write the file, or remove the entry',
    ]);
  });

  it("checks categories and their items", () => {
    expect(
      diagnostics({ label: "P", doc: "pasrer", items: [{ label: "Q", doc: "parser", items: ["missing/deep"] }] }),
    ).toEqual([expect.stringContaining('the doc "pasrer"'), expect.stringContaining('the doc "missing/deep"')]);
  });

  it("reports a doc that is listed twice", () => {
    expect(diagnostics("intro", { label: "Parser", doc: "parser", items: ["intro"] })).toEqual([
      'src/config/sidebars.json: sidebar "guide" lists the doc "intro" twice. Keep one of the two entries',
    ]);
  });

  it("reports a draft category that would hide published pages", () => {
    expect(diagnostics({ label: "Later", doc: "later", items: ["intro"] })).toEqual([
      'src/config/sidebars.json: sidebar "guide" has the category "later", a draft, with published pages below it. ' +
        'Remove "draft: true" from content/docs/later, or make the pages drafts too',
    ]);
    expect(diagnostics("later")).toEqual([]);
  });

  it("names the sidebar", () => {
    expect(sidebarDiagnostics({ guide: ["intro"], api: ["zzzz"] }, docs)).toEqual([
      expect.stringContaining('sidebar "api" lists the doc "zzzz"'),
    ]);
  });
});
