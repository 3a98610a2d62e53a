/** @jest-environment node */
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { symbolHomeDocs, symbolIndexDoc } from "../../config/toolkit";
import { mainDocId, versions } from "../../config/versions";
import { symbolUrls } from "../../reference/toolkit/toolkit";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { contentSource } from "../../test/content/fixtures";
import { resolveContentFile } from "../compiled/resolve-content-file";
import { toAuthor } from "../content-types/authors/content-type";
import { toDoc } from "../content-types/docs/node";
import { symbolDocs } from "./current-toolkit";
import { docsInFolder, docsLocation, fileOfDoc, routeOfDoc, routeOfFile } from "./docs-location";

const page = (title: string, order?: number): string =>
  `---\ntitle: ${title}\n${order === undefined ? "" : `order: ${order}\n`}---\n`;

const before = process.cwd();

describe("docsInFolder", () => {
  afterEach(() => process.chdir(before));

  it("sorts a folder's pages by order, then by title, and sections by their own page", () => {
    process.chdir(
      temporaryFolder({
        "content/docs/guides/index.mdx": page("Guides"),
        "content/docs/guides/last.mdx": page("A last one"),
        "content/docs/guides/unordered.mdx": page("B without order"),
        "content/docs/guides/second.mdx": page("Second", 3),
        "content/docs/guides/first.mdx": page("Z", 1),
        "content/docs/guides/section/index.mdx": page("Section", 2),
        "content/docs/guides/section/below.mdx": page("Below", 0),
        "content/docs/guides/pictures/tree.svg": "<svg/>",
      }),
    );
    expect(docsInFolder("guides")).toEqual([
      "guides/first",
      "guides/section",
      "guides/second",
      "guides/last",
      "guides/unordered",
    ]);
    expect(docsInFolder("guides/section")).toEqual(["guides/section/below"]);
  });

  it("returns no docs for a doc without a folder", () => {
    process.chdir(temporaryFolder({ "content/docs/intro.mdx": page("Intro") }));
    expect(docsInFolder("intro")).toEqual([]);
  });
});

describe("the location of docs", () => {
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
});
