import { unclosedMark } from "./parse-location";

describe("unclosedMark", () => {
  it.each([
    ["<a><!-- b", 3],
    ["<!-- a --><![CDATA[<b>", 10],
    ["<a><?b", 3],
    ["<!-- a --><?b?><![CDATA[c]]>", -1],
    ["", -1],
  ])("of %s", (text, offset) => expect(unclosedMark(text)).toBe(offset));
});
