import { documentFacts } from "./document-facts";

const targets = (html: string): string[] => documentFacts(html).targets;

describe("documentFacts", () => {
  it.each<[string, string, string[]]>([
    [
      "href and src",
      '<a class="x" href="/a/">A</a><img src=/b.png alt=""><script src=\'/c.js\'></script>',
      ["/a/", "/b.png", "/c.js"],
    ],
    ["each candidate of a srcset", '<source srcSet="/a.webp 1x, /b.webp 2x"/>', ["/a.webp", "/b.webp"]],
    ["entities", '<a href="/search/?a=1&amp;b=2#it&#39;s&#x2F;&quot;">', ["/search/?a=1&b=2#it's/\""]],
    ["a tag over several lines, with > in a value", '<a\n  title="a > b"\n  href="/a/"\n>', ["/a/"]],
    ["an attribute without a value", "<a download href=/a/ hidden>", ["/a/"]],
    ["no attribute that only looks like one", '<a data-href="/a/" title="href=\'/b/\' src=/c/" hreflang="de">', []],
    ["no code sample", '<pre>&lt;a href="/a/"&gt; <span>&quot;/b/&quot;</span></pre>', []],
    ["no comment", '<!-- <a href="/a/"> --><a href="/b/">', ["/b/"]],
    [
      "no script's or style's text",
      '<script>"<a href=/a/>"</script><style>a{b:"<a href=/b/>"}</style><a href="/c/">',
      ["/c/"],
    ],
    ["no end tag or bare <", "</a> 1 < 2 <3 <a href='/a/'>", ["/a/"]],
  ])("finds %s", (_name, html, found) => {
    expect(targets(html)).toEqual(found);
  });

  it("finds ids, and the names of anchors", () => {
    expect(documentFacts('<h2 id="a&amp;b">A</h2><a name="old"></a><input name="q"><section ID=c>').ids).toEqual([
      "a&b",
      "old",
      "c",
    ]);
  });

  it("takes time in proportion to the page, though a quote is never closed", () => {
    const started = performance.now();
    documentFacts(`<a href="${"x='".repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
