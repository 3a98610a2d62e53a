import { compileBody } from "../../test/content/compile-body";
import { symbolLines, typedLines } from "./named-lines";

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

describe("symbolLines", () => {
  it("marks names inside their tokens and keeps the rest", () => {
    const symbol = { start: code.indexOf("g("), length: 1, id: "package.language.g" };
    const [first, last] = symbolLines(code, "typescript", [symbol]);
    expect(first).toContain('<span class="k">const</span> a = <span class="f">f</span>');
    expect(last).toBe('a &amp;&amp; <span class="f"><dfn data-symbol="package.language.g">g</dfn></span>(a);');
  });

  it("are the lines of a page's samples that don't show types", () => {
    const symbolsInCode = () => [{ start: 6, length: 1, id: "package.language.a" }];
    const htmlOf = (meta: string): string =>
      compileBody(`\`\`\`ts ${meta}\nconst a = 1;\n\`\`\``, { symbolsInCode }).content.join("");
    expect(htmlOf("")).toMatch(/^<figure class="code defined".* <dfn data-symbol="package.language.a">a<\/dfn> = /);
    expect(htmlOf("twoslash")).toContain("data-type=");
    expect(htmlOf("twoslash")).not.toContain("data-symbol=");
  });
});
