import { ANSWER_BYTES, toPart } from "./to-part";

/** Reads an answer from a cursor to its end, as an assistant does. */
const readOn = (text: string, from: number): string[] => {
  const part = toPart(text, from);
  expect(Buffer.byteLength(part)).toBeLessThanOrEqual(ANSWER_BYTES);
  const [, shown = part, next] = /^([^]*)\n\nThere is more: ask again with cursor (\d+)\.$/.exec(part) ?? [];
  return next === undefined ? [shown] : [shown, ...readOn(text, Number(next))];
};

describe("toPart", () => {
  const section = (title: string): string => `## ${title}\n\n${"Some “text” of a line.\n".repeat(1000)}\n`;
  const long = `# Page\n\n\`\`\`bash\n# no heading\n\`\`\`\n\n${section("One")}${section("Two")}${section("Three")}`;

  it("leaves a short answer as it is", () => {
    const short = "## A\n".repeat(100);
    expect(toPart(short)).toBe(short);
  });

  it("begins a long answer with its headings, from each of which it can be read", () => {
    const first = toPart(long);
    expect(Buffer.byteLength(first)).toBeLessThanOrEqual(ANSWER_BYTES);
    const headings = [...first.matchAll(/^- #+ (\w+) \(cursor (\d+)\)$/gm)];
    expect(headings.map(([, title]) => title)).toEqual(["Page", "One", "Two", "Three"]);
    for (const [, title, cursor] of headings.slice(1))
      expect(toPart(long, Number(cursor))).toMatch(new RegExp(`^## ${title}\n`));
    expect(first).toContain("\n\n# Page\n");
  });

  it("gives all parts of an answer, none too long and none in the middle of a line", () => {
    const parts = readOn(long, 0);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join("")).toBe(long);
    for (const part of parts) expect(part.endsWith("\n")).toBe(true);
  });

  it("gives all of a line that is longer than an answer, and of many headings", () => {
    for (const text of ["🎵é".repeat(30_000), "## A heading\n".repeat(20_000)]) {
      expect(readOn(text, 0).join("")).toBe(text);
      expect(Buffer.byteLength(toPart(text))).toBeLessThanOrEqual(ANSWER_BYTES);
    }
  });

  it("refuses a cursor behind the end", () => {
    expect(() => toPart("short", 5)).toThrow("The answer ends before cursor 5.");
  });
});
