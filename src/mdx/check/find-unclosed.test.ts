import { compileBody } from "../../test/content/compile-body";

const diagnosticOf = (...lines: string[]): string | undefined => {
  try {
    compileBody(lines.join("\n"));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const file = "content/docs/page.mdx";
const code = (line: number, fence = "```"): string =>
  `${file}:${line}: The code fence ${fence}ts has no end. Write ${fence} on a line of its own below the code.`;
const admonition = (line: number, name: string, fence = ":::"): string =>
  `${file}:${line}: The admonition ${fence}${name} has no end. Write ${fence} on a line of its own below its text.`;

describe("an unclosed block", () => {
  it.each<[string, string[], string]>([
    ["a code fence", ["Text.", "", "```ts", "const a = 1;", "", "## Not a heading"], code(6)],
    ["a code fence on the last line", ["Text.", "", "```ts"], code(6)],
    ["a fence that contains another", ["````ts", "```", "text"], code(4, "````")],
    ["a fence in a list", ["1. Item", "", "   ```ts", "   const a = 1;", "", "Text."], code(6)],
    ["a fence in a quote", ["> ```ts", "> const a = 1;", "", "Text."], code(4)],
    ["a fence in an admonition", [":::note", "", "```ts", "const a = 1;", ":::"], code(6)],
    ["an admonition", ["Text.", "", ":::note", "", "Inside.", "", "## Inside too"], admonition(6, "note")],
    ["one inside another of the same length", [":::note", "", ":::tip", "", "Text.", "", ":::"], admonition(6, "tip")],
  ])("is reported with its line: %s", (_name, lines, message) => {
    expect(diagnosticOf(...lines)).toBe(message);
  });

  it.each<[string, string[]]>([
    ["a code fence", ["```ts", "const a = 1;", "```", "", "Text."]],
    ["an empty one", ["```ts", "```"]],
    ["one with a longer closing fence and spaces", ["```ts", "const a = 1;", "`````  "]],
    ["tildes", ["~~~ts", "const a = 1;", "~~~"]],
    ["a fence in a list", ["1. Item", "", "   ```ts", "   const a = 1;", "   ```", "", "Text."]],
    ["a fence in a quote", ["> ```ts", "> const a = 1;", "> ```"]],
    ["a fence with code about fences", ["````text", "```ts", "````"]],
    ["an admonition", [":::note[Title]", "", "Text.", "", ":::"]],
    ["nested admonitions", ["::::note", "", ":::tip", "Text.", ":::", "", "::::"]],
    ["an admonition in a list", ["- Item", "", "  :::note", "  Text.", "  :::", "", "Text."]],
  ])("isn't reported for %s that has an end", (_name, lines) => {
    expect(diagnosticOf(...lines)).toBeUndefined();
  });

  it("isn't reported for Windows line endings", () => {
    expect(diagnosticOf("```ts\r", "const a = 1;\r", "```\r", "")).toBeUndefined();
  });
});
