import { shorten, shortenValues } from "./shorten";

describe("shorten", () => {
  it("prints the beginning of a long value, and never half of a character", () => {
    expect(shorten("short")).toBe("short");
    expect(shorten("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
    expect(shorten("abc😀", 4)).toBe("abc…");
  });
});

describe("shortenValues", () => {
  it("shortens what a message quotes, and words that are too long, and keeps our own words", () => {
    const [long, sentence] = ["A".repeat(5000), "A b ".repeat(5000)];
    const message = `“${long}” is not a GRid, and ${long} isn't either, nor is “${sentence}”. `.concat(
      "Short. ".repeat(30),
    );
    const shown = shortenValues(message);
    expect(shown).toMatch(/^“A{100}…” is not a GRid, and A{100}… isn't either, nor is “(A b ){25}…”\. Short\. /);
    expect(shown).toMatch(/Short\. $/);
    expect(shortenValues(`No one has ${"1 ".repeat(5000)} in it.`)).toMatch(/^No one has (1 )+1?…[ 1]+ in it\.$/);
  });
});
