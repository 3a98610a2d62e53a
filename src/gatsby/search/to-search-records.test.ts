import { compileBody } from "../../test/content/compile-body";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { searchPage } from "../../test/search/search-records";
import { symbolSections } from "./collect-search-records";
import { toSearchRecords } from "./to-search-records";

const body = "Intro.\n\n## Install\n\nRun `npm i`.\n\n### Check\n\n```bash\nnode -v\n```\n\n## Empty\n";
const page = searchPage("Setup", {}, { description: "How to set up.", sections: compileBody(body).sections });

describe("toSearchRecords", () => {
  it("creates a record for the page and for each heading", () => {
    const records = toSearchRecords([page]);
    const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    const sharedFacets = { language: "en", docusaurus_tag: "docs-current", kind: "guide", code: [] };
    const above = { lvl0: "Guides", lvl1: "Setup" };
    expect(records).toEqual([
      {
        ...sharedFacets,
        objectID: "/docs/setup/",
        url: "/docs/setup/",
        type: "lvl1",
        hierarchy: { ...above, lvl2: null, ...none },
        content: "How to set up.\nIntro.",
      },
      {
        ...sharedFacets,
        objectID: "/docs/setup/#install",
        url: "/docs/setup/#install",
        type: "lvl2",
        hierarchy: { ...above, lvl2: "Install", ...none },
        content: "Run npm i.",
      },
      {
        ...sharedFacets,
        objectID: "/docs/setup/#check",
        url: "/docs/setup/#check",
        type: "lvl3",
        hierarchy: { ...above, lvl2: "Install", ...none, lvl3: "Check" },
        content: "node -v",
      },
      {
        ...sharedFacets,
        objectID: "/docs/setup/#empty",
        url: "/docs/setup/#empty",
        type: "lvl2",
        hierarchy: { ...above, lvl2: "Empty", ...none },
        content: null,
      },
    ]);
  });

  it("tags records without a version with the default", () => {
    expect(toSearchRecords([searchPage("Post", {}, { version: null })])[0]?.docusaurus_tag).toBe("default");
  });

  it("adds the keywords only to the page's own record", () => {
    const keywords = ["wizard", "first run"];
    const records = toSearchRecords([{ ...page, keywords }]);
    expect(records.map((record) => record.keywords)).toEqual([keywords, undefined, undefined, undefined]);
  });

  it("creates a record for each symbol on its home page", () => {
    const sections = symbolSections(fakeToolkit.symbols).get("/docs/api/") ?? [];
    const records = toSearchRecords([searchPage("API", {}, { path: "/docs/api/", sections })]);
    expect(records[1]).toMatchObject({
      url: "/docs/api/#ddex-builder.typescript.DdexBuilder.build",
      type: "lvl2",
      hierarchy: { lvl1: "API", lvl2: "DdexBuilder.build" },
      content:
        'TypeScript method of ddex-builder: build(data?: any): Promise<string>\nWrites XML.\nInvalidArg "Expected object"\nInvalidArg "Unknown preset: {name}"',
      code: ["typescript"],
    });
  });

  it("gives each record its page's kind and its languages", () => {
    const sections = compileBody("Intro.\n\n## Python\n\n### Check\n\n## Run it\n\n```rust\nrun();\n```\n").sections;
    const facets = (overrides: object) =>
      toSearchRecords([searchPage("Setup", {}, { sections, ...overrides })]).map(({ kind, code }) => [kind, ...code]);
    expect(facets({ kind: "example" })).toEqual([
      ["example", "python", "rust"],
      ["example", "python"],
      ["example", "python"],
      ["example", "rust"],
    ]);
    expect(facets({ path: "/docs/api/parser/typescript/" }).map(([, ...code]) => code)).toEqual([
      ["typescript"],
      ["python"],
      ["python"],
      ["typescript"],
    ]);
  });
});
