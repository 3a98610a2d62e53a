import { findMarks, markText, snippet as shorten, type SoughtWord } from "./to-hit";

const words = (...of: [typed: string, ...terms: string[]][]): SoughtWord[] =>
  of.map(([typed, ...terms]) => ({ typed, terms: terms.length > 0 ? terms : [typed] }));

const mark = (text: string, of: SoughtWord[]): string => markText(findMarks(text, of));

const snippet = (text: string, size: number, of: SoughtWord[]): string => shorten(findMarks(text, of), size);

describe("marks", () => {
  it.each([
    ["words wherever they are", "Build and build.", words(["build"]), "<mark>Build</mark> and <mark>build</mark>."],
    ["what was typed of a word's beginning", "presets", words(["pre", "presets"]), "<mark>pre</mark>sets"],
    ["all of a misspelt word", "the builder", words(["buidler", "builder"]), "the <mark>builder</mark>"],
    ["all of an identifier whose part was typed", "applyPreset()", words(["preset"]), "<mark>applyPreset</mark>()"],
    ["all of an identifier of two words", "applyPreset", words(["apply"], ["preset"]), "<mark>applyPreset</mark>"],
    ["a word with accents", "Beyoncé!", words(["beyonce"]), "<mark>Beyoncé</mark>!"],
    ["nothing where nothing was found", "other", words(["build"]), "other"],
  ])("%s", (_what, text, of, html) => {
    expect(mark(text, of)).toBe(html);
  });

  it("escapes all text, marked or not", () => {
    expect(mark(`<img src="x"> & <b>img</b>`, words(["img"]))).toBe(
      "&lt;<mark>img</mark> src=&quot;x&quot;&gt; &amp; &lt;b&gt;<mark>img</mark>&lt;/b&gt;",
    );
  });
});

describe("snippet", () => {
  const text = Array.from({ length: 30 }, (_, index) => `w${index}`).join(" ");

  it("is the beginning of a text without matches", () => {
    expect(snippet(text, 3, words(["other"]))).toBe("w0 w1 w2…");
  });

  it("is the whole of a short text", () => {
    expect(snippet("One, two.", 10, words(["two"]))).toBe("One, <mark>two</mark>.");
  });

  it("has the requested number of words around a match, with an ellipsis at both ends", () => {
    expect(snippet(text, 4, words(["w20"]))).toBe("…w19 <mark>w20</mark> w21 w22…");
  });

  it("ends where the text ends", () => {
    expect(snippet(text, 4, words(["w29"]))).toBe("…w26 w27 w28 <mark>w29</mark>");
  });

  it("prefers the part with more of the words", () => {
    const place = `alpha ${text} alpha beta end`;
    expect(snippet(place, 3, words(["alpha"], ["beta"]))).toBe("…<mark>alpha</mark> <mark>beta</mark> end");
  });

  it("joins lines and escapes them", () => {
    expect(snippet("a <T>\n\n  b", 10, words(["b"]))).toBe("a &lt;T&gt; <mark>b</mark>");
  });

  it("escapes a cut text", () => {
    expect(snippet(`${text} <script>alert(1)</script> ${text}`, 3, words(["alert"]))).not.toContain("<script");
  });
});
