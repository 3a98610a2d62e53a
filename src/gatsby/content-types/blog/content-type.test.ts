import { blogDiagnostics } from "./content-type";

const lines: Record<string, number> = { slug: 4, authors: 5, tags: 6 };
const post = (file: string, overrides: object = {}) => ({
  file: `content/blog/${file}.mdx`,
  slug: file,
  authors: ["documentation-team"],
  tags: ["hello"],
  ...overrides,
});
const diagnostics = (...posts: ReturnType<typeof post>[]): string[] =>
  blogDiagnostics(
    { posts, authorKeys: ["documentation-team", "maintainers"], tagKeys: ["hello", "hola"] },
    (_file, key) => lines[key]!,
  );

describe("blogDiagnostics", () => {
  it("accepts posts with existing authors and tags, and reports two with the same slug", () => {
    expect(diagnostics(post("a"), post("b", { tags: [] }))).toEqual([]);
    expect(diagnostics(post("a"), post("b", { slug: "a" }))).toEqual([
      'content/blog/b.mdx:4: the slug "a" is taken by content/blog/a.mdx. Give one of them another "slug"',
    ]);
  });

  it("suggests an author or a tag for an unknown one, or explains what to do", () => {
    expect(diagnostics(post("a", { authors: ["documentation-teem"], tags: ["helo"] }))).toEqual([
      'content/blog/a.mdx:5: there is no author "documentation-teem". Did you mean "documentation-team"?',
      'content/blog/a.mdx:6: there is no tag "helo". Did you mean "hello"?',
    ]);
    expect(diagnostics(post("a", { authors: ["zz"], tags: ["release-notes"] }))).toEqual([
      'content/blog/a.mdx:5: there is no author "zz". Write content/authors/zz.mdx, or use one of: documentation-team, maintainers',
      'content/blog/a.mdx:6: there is no tag "release-notes". Add it to content/tags.yaml, or use one of: hello, hola',
    ]);
  });
});
