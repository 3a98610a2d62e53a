import { versionProblems } from "./check";

const version = {
  name: "current",
  label: "Next",
  isLast: true,
  path: "/docs",
  mainDocId: "intro",
  sidebars: ["guide"],
};
const docs = [{ docId: "intro", draft: false }];

describe("versionProblems", () => {
  it("finds nothing wrong with sidebars and a main doc that exist", () => {
    expect(versionProblems([version], ["guide", "api"], docs)).toEqual([]);
  });

  it("names a sidebar that does not exist, and those that do", () => {
    expect(versionProblems([{ ...version, sidebars: ["guide", "apis"] }], ["guide", "api"], docs)).toEqual([
      'src/config/versions.ts: version "current" names the sidebar "apis", which src/config/sidebars.ts does not have. It has: guide, api',
    ]);
    expect(versionProblems([version], [], docs)).toEqual([expect.stringMatching(/It has: none$/)]);
  });

  it("names a main doc that does not exist", () => {
    expect(versionProblems([version], ["guide"], [{ docId: "other", draft: false }])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "current" does not exist. Write content/docs/intro.mdx',
    ]);
  });

  it("refuses a draft as main doc", () => {
    expect(versionProblems([version], ["guide"], [{ docId: "intro", draft: true }])).toEqual([
      'src/config/versions.ts: main doc "intro" of version "current" is a draft. Remove "draft: true" from it',
    ]);
  });

  it("says only that there are no docs when there are none", () => {
    expect(versionProblems([version], [], [])).toEqual([
      'src/config/versions.ts: version "current" has no docs. Write pages in content/docs',
    ]);
  });
});
