import { contentSource } from "../../test/content/fixtures";
import { ContentError } from "../../diagnostics/diagnostic";
import { mdxContentTypes } from ".";
import { docs } from "./docs/content-type";
import { substitute } from "./substitute";

const error = new ContentError("content/docs/parser/overview.mdx", 3, "wrong", "Fix it");

const routes: Readonly<Record<string, string | null>> = {
  docs: "/docs/parser/overview/",
  pages: "/parser/overview/",
  blog: "/blog/parser/overview/",
  authors: null,
  home: null,
};

describe("substitute", () => {
  it.each(mdxContentTypes.map((contentType) => [contentType.folder, contentType] as const))(
    "keeps the location of a file of %s, whatever is wrong with it",
    (_folder, contentType) => {
      const fields = substitute(contentType, contentSource({}), error);
      expect(fields).toMatchObject({
        fault: { line: 3, message: "wrong", remedy: "Fix it" },
        interactive: false,
        file: "content/docs/parser/overview.mdx",
      });
      expect(fields.path).toBe(routes[contentType.name]);
    },
  );

  it("keeps what is valid: title, slug, draft", () => {
    const frontmatter = { title: "Right", slug: "moved", draft: true, keywords: 3, drafft: true, interactive: true };
    expect(substitute(docs, contentSource(frontmatter), error)).toMatchObject({
      title: "Right",
      description: "parser/overview",
      path: "/docs/moved/",
      draft: true,
      interactive: false,
      keywords: [],
    });
  });
});
