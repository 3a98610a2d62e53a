import { contentSource } from "../test/content/fixtures";
import { ContentError } from "./diagnostic";
import { assertFrontmatterSyntax, pageFrontmatter, validateFrontmatter } from "./frontmatter";

const valid = { title: "Overview", description: "What the parser does." };
const FILE = "content/docs/parser/overview.mdx";

const parse = (frontmatter: Record<string, unknown>) => {
  const { raw, file } = contentSource(frontmatter);
  return validateFrontmatter(pageFrontmatter, frontmatter, raw, file);
};

const errorOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof ContentError ? error.message : error;
  }
  return "no error";
};

describe("parseFrontmatter", () => {
  it("fills in defaults for missing keys", () => {
    expect(parse(valid)).toEqual({
      ...valid,
      draft: false,
      tocMinLevel: 2,
      tocMaxLevel: 3,
      hideToc: false,
      keywords: [],
      interactive: false,
      search: true,
      redirectFrom: [],
    });
  });

  it("keeps every written value", () => {
    const all = {
      ...valid,
      sidebarLabel: "Short",
      order: 3,
      slug: "parser/what-it-does",
      redirectFrom: ["/docs/parser/about/"],
      draft: true,
      tocMinLevel: 3,
      tocMaxLevel: 6,
      hideToc: true,
      keywords: ["ern"],
      interactive: true,
      search: false,
      image: "./card.png",
    };
    expect(parse(all)).toEqual(all);
  });

  it("accepts an earlier route with or without its trailing slash", () => {
    const { redirectFrom } = parse({ ...valid, redirectFrom: ["/docs/old", "/docs/v0.3/start/"] });
    expect(redirectFrom).toEqual(["/docs/old/", "/docs/v0.3/start/"]);
  });

  it("accepts a description of 160 characters", () => {
    expect(parse({ ...valid, description: "x".repeat(160) }).description).toHaveLength(160);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      "an unknown key similar to a known one",
      { ...valid, sidebarLable: "Short" },
      `${FILE}:4: unknown frontmatter key "sidebarLable". Did you mean "sidebarLabel"?`,
    ],
    [
      "an unknown key similar to none",
      { ...valid, zzzzzz: 1 },
      `${FILE}:4: unknown frontmatter key "zzzzzz". Use only: title, description, sidebarLabel, order, slug, redirectFrom, draft, tocMinLevel, tocMaxLevel, hideToc, keywords, interactive, search, image`,
    ],
    [
      "an earlier route that isn't a route",
      { ...valid, redirectFrom: ["/docs/old/", "old page"] },
      `${FILE}:4: frontmatter "redirectFrom.1" is not a route: "old page". Write it from the root of the site, like "/docs/parser/start/"`,
    ],
    [
      "no title",
      { description: "Text." },
      `${FILE}:1: frontmatter has no "title". Add a line "title: …" between the --- lines`,
    ],
    [
      "no description",
      { title: "Overview" },
      `${FILE}:1: frontmatter has no "description". Add a line "description: …" between the --- lines`,
    ],
    ["an empty title", { ...valid, title: "" }, `${FILE}:2: frontmatter "title" is empty. Write a value for "title"`],
    [
      "a title without a value",
      { ...valid, title: null },
      `${FILE}:2: frontmatter "title" is empty, not text. Put the value of "title" in quotes`,
    ],
    [
      "a number as title",
      { ...valid, title: 4.3 },
      `${FILE}:2: frontmatter "title" is a number, not text. Put the value of "title" in quotes`,
    ],
    [
      "a date as title",
      { ...valid, title: new Date("2026-11-20") },
      `${FILE}:2: frontmatter "title" is a date, not text. Put the value of "title" in quotes`,
    ],
    [
      "text for a switch",
      { ...valid, draft: "yes" },
      `${FILE}:4: frontmatter "draft" is text, not true or false. Correct the value of "draft"`,
    ],
    [
      "text for a list",
      { ...valid, keywords: "ern, xml" },
      `${FILE}:4: frontmatter "keywords" is text, not a list. Correct the value of "keywords"`,
    ],
    [
      "a number in a list of texts",
      { ...valid, keywords: ["ern", 43] },
      `${FILE}:4: frontmatter "keywords.1" is a number, not text. Put the value of "keywords.1" in quotes`,
    ],
    [
      "a list for a text",
      { ...valid, image: ["a.png"] },
      `${FILE}:4: frontmatter "image" is a list, not text. Put the value of "image" in quotes`,
    ],
    [
      "text for a level",
      { ...valid, tocMinLevel: "two" },
      `${FILE}:4: frontmatter "tocMinLevel" is text, not a whole number. Correct the value of "tocMinLevel"`,
    ],
    [
      "a fractional level",
      { ...valid, tocMaxLevel: 2.5 },
      `${FILE}:4: frontmatter "tocMaxLevel" is a number, not a whole number. Correct the value of "tocMaxLevel"`,
    ],
    [
      "a level above 6",
      { ...valid, tocMaxLevel: 7 },
      `${FILE}:4: frontmatter "tocMaxLevel" is 7, above 6. Use 6 at most`,
    ],
    [
      "a level below 2",
      { ...valid, tocMinLevel: 1 },
      `${FILE}:4: frontmatter "tocMinLevel" is 1, below 2. Use 2 at least`,
    ],
    [
      "a description of 161 characters",
      { ...valid, description: "x".repeat(161) },
      `${FILE}:3: frontmatter "description" has 161 characters, more than 160. Shorten it to 160 characters or fewer`,
    ],
    [
      "a slug with capitals",
      { ...valid, slug: "Parser/Overview" },
      `${FILE}:4: frontmatter "slug" is not valid: "Parser/Overview". Use lower-case words joined by "-" or "/", like "parser/quick-start"`,
    ],
    [
      "a slug with a leading slash",
      { ...valid, slug: "/parser" },
      `${FILE}:4: frontmatter "slug" is not valid: "/parser". Use lower-case words joined by "-" or "/", like "parser/quick-start"`,
    ],
  ])("rejects %s", (_what, frontmatter, message) => {
    expect(errorOf(() => parse(frontmatter))).toBe(message);
  });

  it("reports a misspelt key before the key that is missing because of it", () => {
    expect(errorOf(() => parse({ titel: "A", description: "B" }))).toBe(
      `${FILE}:2: unknown frontmatter key "titel". Did you mean "title"?`,
    );
  });

  it("finds a key's line after multi-line values and with CRLF", () => {
    const raw = '---\r\ntitle: "Overview"\r\ndescription: >\r\n  Two\r\n  lines.\r\ndraft: maybe\r\n---\r\n';
    const data = { title: "Overview", description: "Two lines.", draft: "maybe" };
    expect(errorOf(() => validateFrontmatter(pageFrontmatter, data, raw, "a.mdx"))).toBe(
      'a.mdx:6: frontmatter "draft" is text, not true or false. Correct the value of "draft"',
    );
  });
});

describe("assertFrontmatterSyntax", () => {
  const check = (raw: string): unknown => errorOf(() => assertFrontmatterSyntax(raw, "a.mdx"));
  const remedy = "Put values that contain a colon or begin with a special character in quotes";

  it("accepts YAML between two --- lines", () => {
    expect(check("---\ntitle: A\n---\n\nText.")).toBe("no error");
    expect(check("---\r\ntitle: A\r\n---\r\n")).toBe("no error");
  });

  it.each(["Text.", "title: A\n---\n", "---\ntitle: A\n", "\n---\ntitle: A\n---\n"])(
    "reports missing frontmatter in %j",
    (raw) => {
      expect(check(raw)).toBe(
        'a.mdx:1: the file has no frontmatter. Start it with "---", title and description, "---"',
      );
    },
  );

  it("reports the line of a value that contains a colon", () => {
    expect(check("---\ntitle: A\ndescription: parse: modify: build\n---\n")).toBe(
      `a.mdx:3: frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings. ${remedy}`,
    );
  });

  it("reports the line of a duplicate key", () => {
    expect(check("---\ntitle: A\ntitle: B\n---\n")).toBe(
      `a.mdx:3: frontmatter is not valid YAML: Map keys must be unique. ${remedy}`,
    );
  });

  it("reports the line of a value that starts with a special character", () => {
    expect(check("---\ntitle: A\ndescription: @b\n---\n")).toBe(
      `a.mdx:3: frontmatter is not valid YAML: Plain value cannot start with reserved character @. ${remedy}`,
    );
  });
});
