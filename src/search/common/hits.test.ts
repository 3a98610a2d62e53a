import { markedParts } from "./hits";

describe("markedParts", () => {
  it("splits a highlight into matches, at odd indexes, and the rest", () => {
    expect(markedParts("a <mark>b</mark> c<mark>d</mark>")).toEqual(["a ", "b", " c", "d", ""]);
    expect(markedParts("<mark>b</mark>")).toEqual(["", "b", ""]);
    expect(markedParts("none")).toEqual(["none"]);
  });

  it("unescapes the text", () => {
    expect(markedParts("&lt;Party&gt; <mark>&quot;x&#39;</mark> &amp;lt;")).toEqual(["<Party> ", "\"x'", " &lt;"]);
  });
});
