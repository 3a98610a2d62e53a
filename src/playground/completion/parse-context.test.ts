import { Text } from "@codemirror/state";
import { countInTier } from "@ddex-suite/ern/test/tier";
import fc from "fast-check";

import { elementAt, parseContext } from "./parse-context";

/** Reads the context at the "|" in a text. */
const contextAt = (marked: string, far?: string[]) => {
  const offset = marked.indexOf("|");
  return parseContext(Text.of(marked.replace("|", "").split("\n")), offset, far);
};

describe("readContext", () => {
  it.each([
    ["<a><b/><|</a>", "child", ["a"], ["b"], []],
    ["<a><!-- <x> --><b>1</b><|\n<c/></a>", "child", ["a"], ["b"], ["c"]],
    ["<a><|b>1</b><c/></a>", "child", ["a"], [], ["c"]],
    ["<a><b>x</|</a>", "close", ["a", "b"], [], []],
    ["<a><b>x|</b></a>", "text", ["a", "b"], [], []],
    ["<a><b c='>' |></b></a>", "attribute", ["a"], [], []],
    ['<a><b c="x|"></b></a>', "value", ["a"], [], []],
    ["<a><![CDATA[</a><q>]]><b><c/>|</b></a>", "text", ["a", "b"], ["c"], []],
    ["<a><!-- 1 --><!-- 2 --><|</a>", "child", ["a"], [], []],
    ["<a><![CDATA[1]]><![CDATA[2]]><|</a>", "child", ["a"], [], []],
  ])("reads %s", (marked, kind, ancestors, before, after) => {
    const context = contextAt(marked);
    expect(context?.cursor.kind).toBe(kind);
    expect(context?.ancestors).toEqual(ancestors);
    if (kind === "child" || kind === "text")
      expect([context!.place.before, context!.place.after]).toEqual([before, after]);
  });

  it.each(["<a><!-- <| --></a>", "<a><![CDATA[<|]]></a>", "<?xml <|?>"])("offers nothing in %s", (marked) => {
    expect(contextAt(marked)).toBeUndefined();
  });

  it("returns the existing attributes, and the name that a value belongs to", () => {
    expect(contextAt('<a><b c="1" | d="2">')?.cursor).toMatchObject({ element: "b", present: ["c", "d"] });
    expect(contextAt('<a><b c="1" d="x|')?.cursor).toMatchObject({ element: "b", attribute: "d" });
  });

  it("terminates for any text", () => {
    const pieces = fc.constantFrom(
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<?",
      "?>",
      "<a",
      "</a",
      "/>",
      ">",
      "<",
      '"',
      "b='",
      " ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.array(pieces, { maxLength: 6 }), (before, after) => {
        const text = Text.of([before.join("") + after.join("")]);
        const offset = before.join("").length;
        const context = parseContext(text, offset);
        if (context) expect(context.cursor.from).toBeLessThanOrEqual(offset);
        expect(elementAt(text, offset).length).toBeLessThanOrEqual(before.length + 1);
      }),
      { numRuns: countInTier(200, 2000) },
    );
  });

  it("reads only as much of a long message as it needs, and takes the rest from the last reading", () => {
    const long = `<r><List>${"<Item><Sub>text</Sub></Item>".repeat(40_000)}<|</List></r>`;
    const begin = process.cpuUsage();
    expect(contextAt(long, ["r", "List"])?.ancestors).toEqual(["r", "List"]);
    expect(process.cpuUsage(begin).user).toBeLessThan(1e6);
  });
});
