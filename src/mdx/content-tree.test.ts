import { compileBody } from "../test/content/compile-body";

const compileContent = (body: string) => compileBody(body).content;
const htmlOf = (body: string): string => {
  const content = compileContent(body);
  expect(content.every((node) => typeof node === "string")).toBe(true);
  return content.join("");
};

const tabs =
  '<Tabs groupId="language">\n<Tab value="ts" label="TypeScript">\n\nOne\n\n</Tab>\n<Tab value="py" label="Python">\n\nTwo\n\n</Tab>\n</Tabs>';
const tabsElement = {
  component: "Tabs",
  props: {
    groupId: "language",
    tabs: [
      { value: "ts", label: "TypeScript" },
      { value: "py", label: "Python" },
    ],
  },
  children: [
    { component: "TabPanel", props: { value: "ts" }, children: ["<p>One</p>"] },
    { component: "TabPanel", props: { value: "py" }, children: ["<p>Two</p>"] },
  ],
};
const indent = (text: string): string => text.replace(/^(?=.)/gm, "   ");

describe("static content", () => {
  it("is one string", () => {
    expect(compileContent("One\n\n## Two\n\n{/* gone */}\n\n- three")).toEqual([
      '<p>One</p>\n<h2 id="two">Two<a class="anchor" href="#two" aria-label="Direct link to Two"></a></h2>\n<ul>\n<li>three</li>\n</ul>',
    ]);
  });

  it("leaves times and prefixed names unchanged, and keeps short names with hyphens on one line", () => {
    expect(htmlOf("At 12:30 see ern:Release.\n\n::leaf")).toBe("<p>At 12:30 see ern:Release.</p>\n<p>::leaf</p>");
    expect(htmlOf("`ddex-builder`, `npm i a-b`, `plain` and `a-name-that-is-much-too-long-for-that`")).toBe(
      '<p><code class="unbroken">ddex-builder</code>, <code>npm i a-b</code>, <code>plain</code> and ' +
        "<code>a-name-that-is-much-too-long-for-that</code></p>",
    );
  });

  it("has admonitions with their titles", () => {
    expect(htmlOf(":::warning[Names *differ*]\nText.\n:::")).toMatchInlineSnapshot(
      `"<aside class="admonition warning" role="note" aria-label="Warning"><p class="admonition-title"><svg class="icon" aria-hidden="true"><use href="#_icon-warning"/></svg>Names <em>differ</em></p><p>Text.</p></aside>"`,
    );
    expect(htmlOf(":::tip\nText.\n:::")).toContain('<use href="#_icon-tip"/></svg>Tip</p><p>Text.</p></aside>');
  });

  it("has details, steps and status badges", () => {
    expect(htmlOf('<Details summary="A < b">\n\nIn.\n\n</Details>')).toBe(
      "<details><summary>A &#x3C; b</summary><p>In.</p></details>",
    );
    expect(htmlOf("<Steps>\n\n1. One\n2. Two\n\n</Steps>")).toMatch(
      /^<ol class="steps">\s*<li>One<\/li>\s*<li>Two<\/li>\s*<\/ol>$/,
    );
    const status =
      '<span class="status works" title="Writes XML.">works<span class="visually-hidden">: Writes XML.</span></span>';
    const badge = '<Status of="ddex-builder.typescript.DdexBuilder.build" />';
    expect(htmlOf(`It ${badge}.`)).toBe(`<p>It ${status}.</p>`);
    expect(htmlOf(badge)).toBe(`<p>${status}</p>`);
  });

  it("has cards that are a single link each", () => {
    expect(
      htmlOf(
        '<Cards>\n<Card title="A" href="./other.mdx">One `x`.</Card>\n<Card title="B" href="https://example.org/">\n\nTwo\n\n</Card>\n</Cards>',
      ),
    ).toBe(
      '<ul class="cards"><li><a href="/docs/other/"><strong>A</strong><span>One <code>x</code>.</span></a></li><li><a href="https://example.org/" class="external" target="_blank" rel="noopener noreferrer"><strong>B</strong><span>Two</span></a></li></ul>',
    );
  });

  it("has tables in a named box that scrolls", () => {
    const html = htmlOf("| Name | |\n|---|---|\n| a | b |\n\n| `Type` |\n|---|\n| c |");
    expect(html).toMatch(/^<div class="table" tabindex="0" role="group" aria-label="Table: Name"><table>/);
    expect(html).toMatch(/<th>Name<\/th>\s*<td><\/td>/);
    expect(html).toContain('aria-label="Table: Type"><table>');
  });

  it("gives the checkboxes of tasks accessible names", () => {
    expect(htmlOf("- [x] Done *now*\n- [ ] Open")).toMatch(
      /checked disabled aria-label="Done now"> Done[^]*disabled aria-label="Open"> Open/,
    );
  });

  it("gives each footnote's link back its own name", () => {
    const html = htmlOf("a[^x] b[^x] c[^y]\n\n[^x]: X.\n[^y]: Y.");
    expect(html).toContain(
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    );
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Back to reference 1"',
      'aria-label="Back to reference 1-2"',
      'aria-label="Back to reference 2"',
    ]);
  });
});

describe("islands", () => {
  it("are between strings", () => {
    expect(compileContent(`Before\n\n${tabs}\n\nAfter`)).toEqual(["<p>Before</p>", tabsElement, "<p>After</p>"]);
  });

  it("include one-line components", () => {
    const [node] = compileContent('<Tabs>\n<Tab value="a" label="A">Text</Tab>\n</Tabs>');
    expect(node).toMatchObject({
      props: { tabs: [{ value: "a", label: "A" }] },
      children: [{ children: ["<p>Text</p>"] }],
    });
  });

  it("turn their ancestors, and what can't have a wrapper, into elements", () => {
    expect(compileContent(`<Steps>\n\n1. First\n\n${indent(tabs)}\n\n   Last\n\n2. Second\n\n</Steps>`)).toEqual([
      {
        component: "ol",
        props: { className: "steps" },
        children: [
          { component: "li", children: ["<p>First</p>", tabsElement, "<p>Last</p>"] },
          { component: "li", children: ["<p>Second</p>"] },
        ],
      },
    ]);
    expect(compileContent(`<Details summary="More">\n\nText\n\n${tabs}\n\n</Details>`)).toEqual([
      { component: "details", children: [{ component: "summary", children: ["More"] }, "<p>Text</p>", tabsElement] },
    ]);
  });

  it("turn their ancestors' HTML attributes into React props", () => {
    expect(compileContent(`:::note\n${tabs}\n:::`)).toEqual([
      {
        component: "aside",
        props: { className: "admonition note", role: "note", "aria-label": "Note" },
        children: [
          '<p class="admonition-title"><svg class="icon" aria-hidden="true"><use href="#_icon-note"/></svg>Note</p>',
          tabsElement,
        ],
      },
    ]);
  });

  it("are made from npm2yarn fences", () => {
    const [node] = compileContent("```bash npm2yarn\nnpm install ddex-builder\n```");
    expect(node).toMatchObject({
      component: "Tabs",
      props: {
        groupId: "package-manager",
        tabs: [
          { value: "npm", label: "npm" },
          { value: "yarn", label: "Yarn" },
          { value: "pnpm", label: "pnpm" },
        ],
      },
      children: [
        { component: "TabPanel", props: { value: "npm" }, children: [expect.stringMatching(/npm install/)] },
        { component: "TabPanel", props: { value: "yarn" }, children: [expect.stringMatching(/yarn add/)] },
        { component: "TabPanel", props: { value: "pnpm" }, children: [expect.stringMatching(/pnpm add/)] },
      ],
    });
  });
});

it("an image is a slot, and replaces its paragraph or is in a line of text", () => {
  expect(compileBody('A\n\n![Alt](./x.png "Title")').open).toEqual([
    "<p>A</p>\n",
    { image: { src: "./x.png", alt: "Alt", title: "Title", line: 6, early: true } },
  ]);
  expect(compileBody("A ![Alt](./x.png) *b*").open).toEqual([
    "<p>A ",
    { image: { src: "./x.png", alt: "Alt", line: 4 } },
    " <em>b</em></p>",
  ]);
});
