import { format as formatInNode } from "node:util";

import fc from "fast-check";

import { format } from "./inspect";

/** Fewer than Node.js puts into columns, and in no other order than it prints them. */
const maxLength = 6;
const text = fc.oneof(
  fc.constantFrom("PT3M25S", "it's", '"', "100 %", "Salt & Tide", "line\nbreak"),
  fc.string({ unit: "grapheme-ascii" }),
);
const leaf = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined, -0));
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, leaf, tie("list"), tie("object")),
  list: fc.array(tie("any"), { maxLength }),
  object: fc.dictionary(fc.stringMatching(/^[a-z][a-z-]*$/), tie("any"), { maxKeys: maxLength, noNullPrototype: true }),
})).any;

describe("format", () => {
  it("prints data as Node.js does", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), (values) => {
        expect(format(...values)).toBe(formatInNode(...values));
      }),
    );
  });

  it("fills placeholders, if there is something to fill in", () => {
    for (const values of [
      ["%s of %d%%", "a", 3, "more"],
      ["%s"],
      ["100%"],
      ["%i %f %j%c", "4.5", "4.5", { a: 1 }, "x"],
    ])
      expect(format(...values)).toBe(formatInNode(...values));
  });

  it("prints maps and sets", () => {
    const values = [new Map([["a", 1]]), new Set(["b"]), new Map(), new Set()];
    expect(format(...values)).toBe(formatInNode(...values));
  });
});
