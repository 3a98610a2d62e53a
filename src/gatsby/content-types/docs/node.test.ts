import { ContentError } from "../../../diagnostics/diagnostic";
import { contentSource } from "../../../test/content/fixtures";
import { toDoc } from "./node";

const frontmatter = { title: "Parser overview", description: "What it does." };

describe("toDoc", () => {
  it("takes id and route from the file's path", () => {
    expect(toDoc(contentSource(frontmatter))).toEqual({
      type: "Doc",
      docId: "parser/overview",
      sidebarLabel: "Parser overview",
      version: null,
      title: "Parser overview",
      description: "What it does.",
      path: "/docs/parser/overview/",
      file: "content/docs/parser/overview.mdx",
      body: "\nText.\n",
      lineOffset: 4,
      draft: false,
      interactive: false,
      search: true,
      redirectFrom: [],
      tocMinLevel: 2,
      tocMaxLevel: 3,
      hideToc: false,
      keywords: [],
      image: null,
    });
  });

  it("gives a section's index page the section's id", () => {
    const doc = toDoc(contentSource(frontmatter, { relativePath: "parser/index.mdx" }));
    expect(doc).toMatchObject({ docId: "parser", path: "/docs/parser/", file: "content/docs/parser/index.mdx" });
  });

  it("has the route and the sidebar's name that the frontmatter sets, but no other id", () => {
    expect(toDoc(contentSource({ ...frontmatter, slug: "reading" }))).toMatchObject({
      docId: "parser/overview",
      path: "/docs/reading/",
    });
    expect(toDoc(contentSource({ ...frontmatter, sidebarLabel: "Overview" })).sidebarLabel).toBe("Overview");
  });

  it("rejects wrong frontmatter", () => {
    expect(() => toDoc(contentSource({ title: "A" }))).toThrow(ContentError);
  });
});
