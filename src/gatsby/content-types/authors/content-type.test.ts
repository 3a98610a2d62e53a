import { contentSource } from "../../../test/content/fixtures";
import { toAuthor } from "./content-type";

const author = (frontmatter: object = {}, relativePath = "documentation-team.mdx") =>
  toAuthor({
    ...contentSource({ name: "Documentation Team", ...frontmatter }, { relativePath }),
    file: `content/authors/${relativePath}`,
  });

describe("toAuthor", () => {
  it("returns all fields of an author", () => {
    expect(
      author({ title: "Writers", links: { github: "https://github.com/x" }, image: "./team.png", page: true }),
    ).toEqual({
      type: "Author",
      key: "documentation-team",
      name: "Documentation Team",
      title: "Writers",
      links: [{ kind: "github", url: "https://github.com/x" }],
      image: "./team.png",
      path: "/blog/authors/documentation-team/",
      file: "content/authors/documentation-team.mdx",
      body: "\nText.\n",
      lineOffset: 7,
      interactive: false,
    });
  });

  it.each<[string, object, string, string | null]>([
    ["no page", {}, "team.mdx", null],
    ["a page named after the key in kebab case", { page: true }, "docsTeam_a.mdx", "/blog/authors/docs-team-a/"],
    ["a permalink", { permalink: "/all-team-articles" }, "team.mdx", "/blog/authors/all-team-articles/"],
  ])("has %s", (_what, frontmatter, file, path) => {
    expect(author(frontmatter, file).path).toBe(path);
  });

  it.each<[object, string]>([
    [{ name: "" }, 'content/authors/documentation-team.mdx:2: frontmatter "name" is empty. Write a value for "name"'],
    [
      { links: { github: "x" } },
      'content/authors/documentation-team.mdx:3: frontmatter "links.github" is not valid: "x". Write a whole address, like https://example.org/',
    ],
    [
      { links: "x" },
      'content/authors/documentation-team.mdx:3: frontmatter "links" is text, not a map. Correct the value of "links"',
    ],
    [
      { pages: true },
      'content/authors/documentation-team.mdx:3: unknown frontmatter key "pages". Did you mean "page"?',
    ],
    [
      { permalink: "/All Posts" },
      'content/authors/documentation-team.mdx:3: frontmatter "permalink" is not valid: "/All Posts". Use lower-case words joined by "-" or "/", like "parser/quick-start"',
    ],
  ])("reports file, line and fix for %j", (frontmatter, message) => {
    expect(() => author(frontmatter)).toThrow(new Error(message));
  });
});
