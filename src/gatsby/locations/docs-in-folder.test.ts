import { temporaryFolder } from "../../test/node/temporary-folder";
import { docsInFolder } from "./docs-in-folder";

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
