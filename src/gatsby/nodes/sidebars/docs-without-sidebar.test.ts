import { docFields } from "../../../test/content/fixtures";
import { docsWithoutSidebar } from "./docs-without-sidebar";

const sidebars = { guide: ["intro", { label: "Parser", doc: "parser", items: ["parser/overview"] }], other: ["loose"] };
const docs = ["intro", "parser", "parser/overview", "loose"].map((docId) => docFields(docId));

describe("docsWithoutSidebar", () => {
  it("ignores drafts and docs that a sidebar lists at any depth", () => {
    expect(docsWithoutSidebar(sidebars, [...docs, docFields("later", { draft: true })])).toEqual([]);
  });

  it("reports a doc that no sidebar lists, and what to do", () => {
    expect(docsWithoutSidebar(sidebars, [...docs, docFields("parser/lost")])).toEqual([
      'content/docs/parser/lost.mdx: no sidebar lists the doc. Add "parser/lost" to src/config/sidebars.json where readers should meet it, or write "draft: true"',
    ]);
  });
});
