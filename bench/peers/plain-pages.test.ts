import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { toPlainMarkdown, toPlainPages } from "./plain-pages";

const docs = mkdtempSync(path.join(tmpdir(), "plain-pages-"));

describe("toPlainPages", () => {
  afterAll(() => rmSync(docs, { recursive: true }));

  const write = (name: string, frontmatter: string, body: string): void => {
    mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
    writeFileSync(path.join(docs, name), `---\n${frontmatter}\n---\n\n${body}`);
  };

  const words = "word ".repeat(150).trim();
  write("intro.mdx", "title: Intro\ndescription: First\nslug: start", `## Go\n\n${words}`);
  write("parser/index.mdx", "title: Parser\ndescription: Reads", words);
  write("parser/short.mdx", "title: Short\ndescription: Links", "A few words.");
  write("parser/draft.mdx", "title: Draft\ndescription: Later\ndraft: true", words);

  it("repeats the docs that have text, in sets, each page with its own title", () => {
    expect(toPlainPages(docs, 3).map(([id, text]) => [id, /title: (.*)/.exec(text)?.[1]])).toEqual([
      ["set-1/intro", "Intro 1"],
      ["set-1/parser-index", "Parser 2"],
      ["set-2/intro", "Intro 3"],
    ]);
  });

  it("writes a page with only title and description", () => {
    expect(toPlainPages(docs, 1)[0]![1]).toBe(
      `---\ntitle: Intro 1\ndescription: First\n---\n\nPage 1.\n\n## Go\n\n${words}\n`,
    );
  });
});

describe("toPlainMarkdown", () => {
  it("keeps headings, lists, tables, fences and code spans", () => {
    const text =
      "## Errors\n\n- one `Vec<T>`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```rust\nlet x: Vec<u8> = {};\n```\n";
    expect(toPlainMarkdown(text)).toBe(text);
  });

  it("keeps the text of components and directives, without their syntax", () => {
    expect(toPlainMarkdown(':::tip[Use `DOM`]{#dom}\nOnly <Status of="x" /> <b>now</b>, {1 + 1}.\n:::\n')).toBe(
      "**Use `DOM`**\n\nOnly  now, 1 + 1.\n",
    );
  });

  it("points links to the front page, because no other page exists everywhere", () => {
    expect(toPlainMarkdown("See [it](./other.mdx#a).\n")).toBe("See [it](/).\n");
  });

  it("keeps only the language of fences", () => {
    expect(toPlainMarkdown('<Tab>\n\n```ts title="a.ts"\nif (a) {\n  b();\n}\n```\n\n</Tab>')).toBe(
      "```ts\nif (a) {\n  b();\n}\n```\n",
    );
    for (const language of ["", "output"])
      expect(toPlainMarkdown(`\`\`\`${language}\nx\n\`\`\``)).toBe("```text\nx\n```\n");
  });
});
