import { prefersMarkdown } from "./edge-functions/serve-markdown";

describe("prefersMarkdown", () => {
  it.each([
    ["text/markdown", true],
    ["text/markdown, text/html, */*", true],
    ["text/html;q=0.8, text/markdown", true],
    ["Text/Markdown;Q=0.5, */*;q=0.1", true],
    ["text/markdown; charset=utf-8; q=0.9, text/html;q=0.9", true],
    ["text/markdown;q=0.5, text/html", false],
    ["text/markdown;q=0.5, text/*;q=0.8", false],
    ["text/markdown;q=0.5, */*", false],
    ["text/markdown;q=0.5, text/html;q=0.1, */*", true],
    ["text/markdown;q=0", false],
    ["text/markdown;q=much", false],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
    ["*/*", false],
    ["text/*", false],
    ["", false],
  ])("%s: %s", (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});
