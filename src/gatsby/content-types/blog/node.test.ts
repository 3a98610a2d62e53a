import { parseFrontmatter } from "../../../diagnostics/frontmatter";
import { contentSource } from "../../../test/content/fixtures";
import { toBlogPost } from "./node";

const valid = { title: "Hello", description: "What it says.", date: "2025-10-07", authors: ["team"] };
const post = (frontmatter: object = {}, relativePath = "hello.mdx") => {
  const source = contentSource({ ...valid, ...frontmatter }, { relativePath });
  return toBlogPost({ ...source, file: `content/blog/${relativePath}` });
};
const without = (key: keyof typeof valid) => () => {
  const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));
  return toBlogPost({ ...contentSource(rest, { relativePath: "hello.mdx" }), file: "content/blog/hello.mdx" });
};

it("returns all fields of a post", () => {
  expect(post({ tags: ["hello"], image: "./card.png", unlisted: true }, "hello/index.mdx")).toEqual({
    type: "BlogPost",
    slug: "hello",
    title: "Hello",
    description: "What it says.",
    date: "2025-10-07T00:00:00.000Z",
    authors: ["team"],
    tags: ["hello"],
    unlisted: true,
    path: "/blog/hello/",
    file: "content/blog/hello/index.mdx",
    body: "\nText.\n",
    lineOffset: 9,
    draft: false,
    interactive: false,
    search: true,
    redirectFrom: [],
    tocMinLevel: 2,
    tocMaxLevel: 3,
    hideToc: false,
    keywords: [],
    image: "./card.png",
  });
});

it("takes the route from the slug if there is one", () => {
  expect(post({ slug: "greetings" })).toMatchObject({ slug: "greetings", path: "/blog/greetings/" });
});

it.each([
  ["2025-12-31", "2025-12-31T00:00:00.000Z"],
  ["2025-12-31T23:30:00Z", "2025-12-31T23:30:00.000Z"],
  ["2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
])("reads the date %s as %s in every time zone", (date, iso) => {
  expect(post({ date }).date).toBe(iso);
});

it("reads the date as written, because YAML turns an invalid date into another day", () => {
  const raw = "---\ntitle: Hello\ndescription: D.\ndate: 2025-02-30\nauthors: [team]\n---\nText.\n";
  const frontmatter = { ...valid, date: new Date("2025-03-02") };
  expect(() =>
    toBlogPost({
      ...parseFrontmatter(raw),
      frontmatter,
      raw,
      relativePath: "hello.mdx",
      file: "content/blog/hello.mdx",
    }),
  ).toThrow('content/blog/hello.mdx:4: frontmatter "date" is not a valid date: "2025-02-30". ');
});

const remedy = "Write a day like 2025-09-22, or a time with its zone like 2025-12-31T23:30:00Z";

describe("errors report file, line and fix", () => {
  it.each(["2025-02-30", "2025-13-01", "7 October 2025", "2025-10-07T10:00:00", "2025-10-07T25:00:00Z", "soon"])(
    "for the date %s",
    (date) => {
      expect(() => post({ date })).toThrow(
        new Error(`content/blog/hello.mdx:4: frontmatter "date" is not a valid date: "${date}". ${remedy}`),
      );
    },
  );

  it.each([
    ["date", 'content/blog/hello.mdx:1: frontmatter has no "date". Add a line "date: …" between the --- lines'],
    [
      "authors",
      'content/blog/hello.mdx:1: frontmatter has no "authors". Add a line "authors: …" between the --- lines',
    ],
    ["title", 'content/blog/hello.mdx:1: frontmatter has no "title". Add a line "title: …" between the --- lines'],
  ] as const)("for a missing %s", (key, message) => {
    expect(without(key)).toThrow(new Error(message));
  });

  it.each<[object, string]>([
    [{ authors: [] }, 'content/blog/hello.mdx:5: frontmatter "authors" is an empty list. Name at least one'],
    [
      { authors: "team" },
      'content/blog/hello.mdx:5: frontmatter "authors" is text, not a list. Correct the value of "authors"',
    ],
    [{ tag: ["a"] }, 'content/blog/hello.mdx:6: unknown frontmatter key "tag". Did you mean "tags"?'],
    [
      { sidebarLabel: "H" },
      expect.stringContaining(
        'content/blog/hello.mdx:6: unknown frontmatter key "sidebarLabel". ',
      ) as unknown as string,
    ],
  ])("for %j", (frontmatter, message) => {
    expect(() => post(frontmatter)).toThrow(expect.objectContaining({ message }) as unknown as Error);
  });
});
