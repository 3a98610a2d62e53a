import { codeHtml } from "../../test/content/code-html";

/** The contents of the `code` element. */
const codeContent = (html: string): string => /<code>([^]*)<\/code>/.exec(html)?.[1] ?? "";
const codeText = (html: string): string =>
  codeContent(html)
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

it("has a header with title and buttons, and short token classes", () => {
  expect(codeHtml('let x: Vec<u8> = "a"; // hi', "rust", 'title="a.rs"')).toMatchInlineSnapshot(
    `"<figure class="code" data-lang="rust"><figcaption><span>a.rs</span><div class="code-tools"><button type="button" class="code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden><svg class="icon" aria-hidden="true"><use href="#_icon-wrap"/></svg></button><button type="button" class="code-copy" aria-label="Copy code to clipboard"><svg class="icon" aria-hidden="true"><use href="#_icon-copy"/></svg></button></div></figcaption><pre tabindex="0" role="group" aria-label="a.rs"><code><span class="k">let</span> x: <span class="t">Vec</span>&lt;<span class="k">u8</span>&gt; = <span class="s">"a"</span>; <span class="c">// hi</span></code></pre></figure>"`,
  );
});

it("is named after its title, or otherwise its language", () => {
  expect(codeHtml("x", "ts", "")).toMatch(
    /data-lang="typescript"><figcaption><span>TypeScript<\/span>.*aria-label="TypeScript code"/,
  );
  expect(codeHtml("x", "ts", 'title="a<b.ts"')).toMatch(
    /<span>a&lt;b.ts<\/span>.*<pre tabindex="0" role="group" aria-label="a&lt;b.ts">/,
  );
  expect(codeHtml("x", "output", "")).toMatch(
    /^<figure class="code output" data-lang="output"><figcaption><span>Output<\/span>.*aria-label="Output"/,
  );
});

it("has in a menu what few readers need, before the button that copies", () => {
  const html = codeHtml("<a/>", "xml", 'title="a.xml"', {
    file: "/samples/a.xml",
    playground: "/playground/#page=/a/",
  });
  expect(html).toContain('<summary aria-label="More for a.xml">');
  expect(Array.from(html.matchAll(/<li><\w+[^>]*>([^<]+)/g), ([, item]) => item)).toEqual([
    "Open in the playground",
    "Copy curl command",
    "Download a.xml",
  ]);
  expect(html.indexOf("</details>")).toBeLessThan(html.indexOf("code-copy"));
  expect(codeHtml("<a/>", "xml", "")).not.toContain("<details");
});

it("shows below an output how it was recorded", () => {
  const recorded = 'recorded="run on 2026-11-22 with a & b." of="01234567"';
  expect(codeHtml("x", "output", recorded)).toMatch(
    /<code>x<\/code><\/pre><p class="recorded">Recorded: run on 2026-11-22 with a &amp; b\.<\/p><\/figure>$/,
  );
  expect(codeHtml("x", "output", "")).not.toContain("ecorded");
});

it("can be wrapped initially", () => {
  const wrapped = codeHtml("x", "text", "wrap");
  expect(wrapped).toContain('<figure class="code wrapped"');
  expect(wrapped).toContain('class="code-wrap" aria-label="Toggle word wrap" aria-pressed="true">');
  expect(codeHtml("x", "text", "")).toContain(
    'class="code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden>',
  );
});

it("marks lines only if asked", () => {
  expect(codeContent(codeHtml("a\nb", "text", ""))).toBe("a\nb");
  expect(codeContent(codeHtml("a\nb\nc", "text", "{2} ins={3} del={1,3}"))).toBe(
    '<span class="l del">a\n</span><span class="l hl">b\n</span><span class="l ins del">c</span>',
  );
});

it("numbers lines with a class", () => {
  const html = codeHtml("a\nb", "text", "showLineNumbers");
  expect(html).toContain('<figure class="code numbered"');
  expect(codeContent(html)).toBe('<span class="l">a\n</span><span class="l">b</span>');
});

it("marks the lines of a diff and keeps their signs", () => {
  expect(codeContent(codeHtml(" a\n-b\n+c", "diff", ""))).toBe(
    '<span class="l"> a\n</span><span class="l del">-b\n</span><span class="l ins">+c</span>',
  );
});

it.each([
  ["rust", "/* two\n   lines */ fn f<'a>() -> u8 { 1 }"],
  ["python", 'def f(x):\n    """Doc\n    string"""\n    return f"{x} & y"'],
  ["tsx", "const a = <B c={`x ${1}`}>text</B>;"],
  ["bash", 'npm install && echo "$HOME" # done'],
  ["xml", '<?xml version="1.0"?>\n<ern:R a="b"><!-- c --></ern:R>'],
  ["toml", '[a]\nb = "c"'],
  ["yaml", "a: b\nc:\n  - 1"],
  ["json", '{"a": [1, true, null]}'],
])("keeps the text of %s code when copied, highlighted", (language, code) => {
  const marked = codeHtml(code, language, "{1}");
  expect(codeText(marked)).toBe(code);
  expect(codeText(codeHtml(code, language, ""))).toBe(code);
  expect(codeContent(codeHtml(code, language, ""))).toMatch(/<span class="[ksnftca]">/);
  expect(
    marked
      .match(/class="[^"]*"/g)
      ?.filter((name) => !/"(code|code-tools|code-wrap|code-copy|icon|[ksnftcal]|l hl)"/.test(name)),
  ).toEqual([]);
});

describe("long code", () => {
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, index) => `<a>${index + 1}</a>`).join("\n");

  it.each([
    ["xml", 41, ""],
    ["json", 41, ""],
    ["ts", 41, "fold"],
    ["xml", 41, "showLineNumbers {20}"],
  ])("in %s, with %d lines %s, folds after 20 lines and shows the total", (language, count, meta) => {
    const html = codeHtml(lines(count), language, meta);
    const [shown = "", rest = ""] = codeContent(html).split('<span class="rest" hidden="until-found">');
    expect(codeText(`<code>${shown}</code>`)).toBe(`${lines(20)}\n`);
    expect(rest).not.toBe("");
    expect(codeText(html)).toBe(lines(count));
    expect(html).toContain(
      '<button type="button" class="code-fold" aria-expanded="false"><span>Show all 41 lines</span><span>Show fewer lines</span></button></figure>',
    );
  });

  it.each([
    ["data of 40 lines", "xml", 40, ""],
    ["programs", "ts", 200, ""],
    ["outputs", "output", 200, ""],
    ["data with a marked line below", "xml", 41, "{21}"],
    ["data with an inserted line below", "json", 41, "ins={30-32}"],
  ])("is shown whole for %s", (_name, language, count, meta) => {
    const html = codeHtml(lines(count), language, meta);
    expect(html).not.toMatch(/class="rest"|class="code-fold"/);
    expect(codeText(html)).toBe(lines(count));
  });
});

it("merges adjacent tokens of the same class", () => {
  expect(codeContent(codeHtml("export async function f() {}", "ts", ""))).toMatch(
    /^<span class="k">export async function <\/span><span class="f">f<\/span>/,
  );
});
