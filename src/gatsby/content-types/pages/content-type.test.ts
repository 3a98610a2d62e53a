import { ContentError } from "../../../diagnostics/diagnostic";
import { contentSource } from "../../../test/content/fixtures";
import { toPage } from "./content-type";

const frontmatter = { title: "About", description: "Who made this.", keywords: ["ddex"], image: "./card.png" };

describe("toPage", () => {
  it("takes a route at the root from its file's path", () => {
    const page = toPage({
      ...contentSource(frontmatter, { relativePath: "about.mdx" }),
      file: "content/pages/about.mdx",
    });
    expect(page).toEqual({
      type: "Page",
      title: "About",
      description: "Who made this.",
      path: "/about/",
      file: "content/pages/about.mdx",
      body: "\nText.\n",
      lineOffset: 6,
      draft: false,
      interactive: false,
      search: true,
      redirectFrom: [],
      tocMinLevel: 2,
      tocMaxLevel: 3,
      hideToc: false,
      keywords: ["ddex"],
      image: "./card.png",
    });
  });

  it("takes its route from a slug if there is one, and rejects wrong frontmatter", () => {
    expect(toPage(contentSource({ ...frontmatter, slug: "about-us" })).path).toBe("/about-us/");
    expect(() => toPage(contentSource({ ...frontmatter, draft: "no" }))).toThrow(ContentError);
  });
});
