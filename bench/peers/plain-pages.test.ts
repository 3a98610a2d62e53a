import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { groupPages, pageText, plainPages } from "./plain-pages";

const docs = mkdtempSync(path.join(tmpdir(), "plain-pages-"));

describe("plainPages", () => {
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
    expect(plainPages(docs, 3).map(({ id, set, title }) => [id, set, title])).toEqual([
      ["set-1/intro", 1, "Intro 1"],
      ["set-1/parser-index", 1, "Parser 2"],
      ["set-2/intro", 2, "Intro 3"],
    ]);
  });

  it("writes a page with only title and description", () => {
    expect(pageText(plainPages(docs, 1)[0]!)).toBe(
      `---\ntitle: Intro 1\ndescription: First\n---\n\nPage 1.\n\n## Go\n\n${words}\n`,
    );
  });

  it("groups the pages by set for a sidebar", () => {
    expect(groupPages(plainPages(docs, 3))).toEqual([
      { label: "Set 1", ids: ["set-1/intro", "set-1/parser-index"] },
      { label: "Set 2", ids: ["set-2/intro"] },
    ]);
  });
});
