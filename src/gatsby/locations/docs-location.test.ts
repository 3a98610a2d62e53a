import { symbolHomeDocs, symbolIndexDoc, typeReferenceDoc } from "../../config/toolkit";
import { mainDocId, versions } from "../../config/versions";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { contentSource } from "../../test/content/fixtures";
import { temporaryFolder } from "../../test/node/temporary-folder";
import { toAuthor } from "../content-types/authors/node";
import { toDoc } from "../content-types/docs/node";
import { toTypedocReflection } from "../nodes/typedoc/node";
import { symbolUrls } from "../../reference/toolkit/symbol-homes";
import { symbolDocs } from "../compiled/current-toolkit";
import { resolveContentFile } from "../compiled/resolve-content-file";
import { docsLocation, routeOfDoc, fileOfDoc } from "./docs-location";
import { routeOfFile } from "./route-of-file";

const page = (frontmatter: string, body = ""): string => `---\ntitle: A\n${frontmatter}\n---\n\n${body}\n`;

/** The result of `look` in a project with these files. */
const inProject = <Result>(files: Record<string, string>, look: () => Result): Result => {
  const before = process.cwd();
  process.chdir(temporaryFolder(files));
  try {
    return look();
  } finally {
    process.chdir(before);
  }
};

const moved = {
  [`content/docs/${symbolIndexDoc}/index.mdx`]: page("slug: all-symbols"),
  [`content/docs/${typeReferenceDoc}.mdx`]: page("slug: types"),
  [`content/docs/${symbolHomeDocs[0] ?? ""}.mdx`]: page(
    "slug: home",
    '<SymbolTable package="ddex-builder" language="typescript" parent="DdexBuilder" />',
  ),
};

describe("docsLocation", () => {
  it("returns the same route for a doc to all callers", () => {
    const source = contentSource({ title: "A", description: "B", slug: "new/place" }, { relativePath: "old.mdx" });
    const files = {
      "content/docs/old.mdx": page("slug: new/place"),
      "content/docs/plain/index.mdx": page("draft: false"),
    };
    inProject(files, () => {
      expect(toDoc(source).path).toBe("/docs/new/place/");
      expect(routeOfDoc("old")).toBe("/docs/new/place/");
      expect(routeOfFile(docsLocation, "old.mdx")).toBe("/docs/new/place/");
      expect(resolveContentFile("content/docs/plain/index.mdx", "../old.mdx")).toBe("/docs/new/place/");
      expect(routeOfDoc("plain")).toBe("/docs/plain/");
      expect(routeOfDoc("missing")).toBe("/docs/missing/");
    });
  });

  it("respects the slugs of pages in links to their symbols", () => {
    const [symbol] = fakeToolkit.symbols.filter(
      ({ parent, language }) => parent === "DdexBuilder" && language === "typescript",
    );
    inProject(moved, () => {
      const url = symbolUrls(fakeToolkit.symbols, symbolDocs());
      expect(url(symbol?.id ?? "")).toBe(`/docs/home/#${symbol?.id ?? ""}`);
      expect(url("none")).toBe("/docs/all-symbols/#none");
      const reflection = { id: "Type", parent: null } as unknown as Parameters<typeof toTypedocReflection>[0];
      expect(toTypedocReflection(reflection).url).toBe("/docs/types/#Type");
    });
  });

  it("links an author's file to the author's page", () => {
    const author = toAuthor({ ...contentSource({ name: "Jane", page: true }), relativePath: "JaneDoe.mdx" });
    expect(author.path).toBe("/blog/authors/jane-doe/");
    expect(resolveContentFile("content/blog/post.mdx", "../authors/JaneDoe.mdx")).toBe(author.path);
  });

  it("takes the main doc from the current version, and finds its file", () => {
    expect(versions.find(({ isLast }) => isLast)?.mainDocId).toBe(mainDocId);
    expect(fileOfDoc(mainDocId)).toBe("content/docs/intro.mdx");
  });
});
