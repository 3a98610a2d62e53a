import { readdirSync, readFileSync } from "node:fs";

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(mdx|yaml)$/.test(name))
  .map((name) => ({ file: `content/${name}`, text: readFileSync(`content/${name}`, "utf8").replace(/\s+/g, " ") }));

const textOf = (file: string): string => files.find((found) => found.file === file)?.text ?? "";

/** Statements that were found false, each with what is true. */
const FALSE: readonly [string, RegExp, string][] = [
  [
    "npm has ddex-parser 0.4.5",
    /availab\w+( in the registry| of the npm package| on npm)?[^.|]{0,30} (is |are |be |to be )?unconfirmed|not confirmed to be available|whether the (npm )?package (is available|can be installed)/i,
    "the package is public; only platforms other than Linux x64 with glibc are unconfirmed",
  ],
  [
    "a registry look-up proves nothing",
    /look-?ups? [^.]{0,80}(found no|did not find|found nothing)|no npm package named [^.]+ was found/i,
    "say what the package itself contains",
  ],
  ["an unknown schema has two texts", /Unknown schema:(?! x\. Use)/, "see errors of to_dataframe in python.yaml"],
  ["an ICPN may have 8 digits", /\b(barcode|EAN)[^.|]{0,30}, 12 to 14 digits/i, "8, 12, 13 or 14"],
];

it.each(FALSE)("nowhere is it denied that %s", (_truth, statement, remedy) => {
  const found = files.flatMap(({ file, text }) => {
    const at = statement.exec(text);
    return at ? [`${file}: “${at[0]}”: ${remedy}`] : [];
  });
  expect(files.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

it.each([
  "content/docs/getting-started.mdx",
  "content/docs/parser/installation.mdx",
  "content/docs/api/parser/typescript.mdx",
])("%s gives Node.js readers the command", (file) => {
  expect(textOf(file)).toMatch(/```bash npm2yarn npm install [a-z-]*\s?ddex-parser ```/);
});

it("the reference has the errors that the Python and Node.js bindings raise", () => {
  const python = textOf("content/toolkit/ddex-parser/python.yaml").replaceAll("''", "'");
  expect(python).toContain("Unknown schema 'x'. Supported schemas: 'flat', 'releases', 'tracks'");
  expect(python).toContain("Unknown schema: x. Use 'flat', 'releases', or 'tracks'");
  expect(textOf("content/toolkit/ddex-parser/typescript.yaml")).toContain(
    "[Note: This was called via async parse method]",
  );
  expect(textOf("content/docs/api/parser/typescript.mdx")).toContain(
    '<ErrorText of="ddex-parser.typescript.DdexParser.parse" />',
  );
});

describe("the blog's samples", () => {
  const samples = ["first-blog-post.mdx", "long-blog-post.mdx", "mdx-blog-post.mdx", "welcome/index.mdx"].map((name) =>
    textOf(`content/blog/${name}`),
  );

  it("say that they are samples, so that nobody takes their dates for events", () => {
    for (const text of samples) expect(text).toMatch(/\bsample posts?\b/);
  });

  it("have authors that are groups of the project, no invented people", () => {
    const keys = new Set(samples.flatMap((text) => /authors: \[(.+?)\]/.exec(text)?.[1]?.split(", ") ?? []));
    const names = [...keys].map((key) => /^--- name: (.+?) title:/.exec(textOf(`content/authors/${key}.mdx`))?.[1]);
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const name of names) expect(name).toMatch(/ (Team|Maintainers)$/);
  });
});
