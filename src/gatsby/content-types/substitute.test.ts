import { contentSource } from "../../test/content/fixtures";
import { ContentError } from "../../diagnostics/content-error";
import { mdxKinds } from ".";
import { docs } from "./docs/content-type";
import { substitute } from "./substitute";

const error = new ContentError("content/docs/parser/overview.mdx", 3, "wrong", "Mend it");

const routes: Readonly<Record<string, string | null>> = {
  docs: "/docs/parser/overview/",
  pages: "/parser/overview/",
  blog: "/blog/parser/overview/",
  authors: null,
  home: null,
};

describe("substitute", () => {
  it.each(mdxKinds.map((kind) => [kind.folder, kind] as const))(
    "a file of %s keeps its place whatever is wrong with it",
    (_folder, kind) => {
      const fields = substitute(kind, contentSource({}), error);
      expect(fields).toMatchObject({
        fault: { line: 3, problem: "wrong", remedy: "Mend it" },
        interactive: false,
        file: "content/docs/parser/overview.mdx",
      });
      expect(fields.path).toBe(routes[kind.name]);
    },
  );

  it("keeps what is right: title, slug, draft", () => {
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
