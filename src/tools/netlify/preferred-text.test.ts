import { preferredText } from "./edge-functions/serve-markdown";

describe("preferredText", () => {
  it.each([
    ["text/markdown", "text/markdown"],
    ["text/markdown, text/html, */*", "text/markdown"],
    ["text/html;q=0.8, text/markdown", "text/markdown"],
    ["Text/Markdown;Q=0.5, */*;q=0.1", "text/markdown"],
    ["text/markdown; charset=utf-8; q=0.9, text/html;q=0.9", "text/markdown"],
    ["text/markdown;q=0.5, text/html", undefined],
    ["text/markdown;q=0.5, text/*;q=0.8", undefined],
    ["text/markdown;q=0.5, */*", undefined],
    ["text/markdown;q=0.5, text/html;q=0.1, */*", "text/markdown"],
    ["text/markdown;q=0", undefined],
    ["text/markdown;q=much", undefined],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", undefined],
    ["*/*", undefined],
    ["text/*", undefined],
    ["", undefined],
    ["text/plain", "text/plain"],
    ["text/plain, text/html;q=0.9", "text/plain"],
    ["text/plain, text/markdown;q=0.9, */*;q=0.1", "text/plain"],
    ["text/plain, text/markdown", "text/markdown"],
    // A text browser, and a program that takes anything.
    ["text/html, text/plain, text/sgml, */*;q=0.01", undefined],
    ["application/json, text/plain, */*", undefined],
    ["text/plain;q=0", undefined],
  ])("%s: %s", (accept, expected) => {
    expect(preferredText(accept)).toBe(expected);
  });
});
