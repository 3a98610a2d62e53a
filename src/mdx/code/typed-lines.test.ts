import { typedLines } from "./typed-lines";

const code = "const a = f<string>(`x`);\na && g(a);";
const typeOf = (name: string, text: string, from = 0) => ({
  start: code.indexOf(name, from),
  length: name.length,
  text,
});
const types = [typeOf("a ", "const a: A").start, code.lastIndexOf("a)")].map((start) => ({
  start,
  length: 1,
  text: 'const a: A<"b">',
}));

describe("typedLines", () => {
  it("adds types to the coloured tokens and keeps the text", () => {
    const lines = typedLines(code, "typescript", [...types, typeOf("f", "function f<T>(): T")]);
    expect(
      lines
        .join("\n")
        .replace(/<[^>]*>/g, "")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&"),
    ).toBe(code);
    expect(lines[0]).toMatch(
      /^<span class="k">const<\/span> <dfn tabindex="0" data-type="const a: A&lt;&quot;b&quot;&gt;">a<\/dfn> = /,
    );
    expect(lines[0]).toContain('<dfn tabindex="0" data-type="function f&lt;T&gt;(): T"><span class="f">f</span></dfn>');
  });

  it("puts each type into the tab order once", () => {
    const lines = typedLines(code, "typescript", types);
    expect(lines[1]).toContain('<dfn tabindex="-1" data-type="const a: A');
  });
});
