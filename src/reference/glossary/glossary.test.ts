import { compile, compileMarkdown } from "../../mdx/compile";
import { toShortcodes } from "../../mdx/shortcodes/shortcode";
import { glossaryList, term } from "../../mdx/shortcodes/site/glossary";
import { currentGlossary, parseGlossary } from "./glossary";

const yaml = `
- term: Release
  also: [releases]
  definition: What is offered, an album for one. It is in the \`ReleaseList\`.
  usedIn: [intro]
- term: Deal
  also: [deals]
  definition: Who may use a release, and how. A release can have many.
  usedIn: [intro, getting-started]
`;

const glossary = parseGlossary(yaml);
const findDoc = (docId: string) => ({ path: `/docs/${docId}/`, title: docId.toUpperCase() });
const words = toShortcodes([
  term(
    () => glossary,
    () => "/docs/glossary/",
  ),
  glossaryList(() => glossary, findDoc),
]);
const input = (body: string) => ({
  body,
  file: "content/docs/page.mdx",
  lineOffset: 0,
  interactive: false,
  resolveFile: () => undefined,
});
const html = (body: string) => compile({ ...input(body), excerptOf: null }, words).content.nodes.join("");

describe("the glossary", () => {
  it("shows a definition next to the first use of a term on a page and links to its entry", () => {
    expect(html('A <Term>deal</Term> of a <Term of="release">thing</Term>. More <Term>deals</Term>.')).toBe(
      '<p>A <span class="term"><a href="/docs/glossary/#deal" aria-describedby="_term-deal">deal</a>' +
        '<span id="_term-deal" role="tooltip">Who may use a release, and how. A release can have many.</span></span> of a ' +
        '<span class="term"><a href="/docs/glossary/#release" aria-describedby="_term-release">thing</a>' +
        '<span id="_term-release" role="tooltip">What is offered, an album for one. It is in the <code>ReleaseList</code>.' +
        "</span></span>. More deals.</p>",
    );
  });

  it("leaves the definition out of the Markdown version and the search index", () => {
    expect(compileMarkdown(input("A <Term>deal</Term>."), words)).toBe("A deal.\n");
    expect(compile({ ...input("A <Term>deal</Term>."), excerptOf: null }, words).sections[0]?.text).toBe("A deal.");
  });

  it("rejects an unknown term", () => {
    expect(() => html("A <Term>dael</Term>.")).toThrow(
      'content/docs/page.mdx:1: The glossary has no term "dael". Add it to content/glossary.yaml, or use one like it: deal',
    );
  });

  it("lists the terms alphabetically with the pages that use each", () => {
    const { headings } = compile({ ...input("<GlossaryList />"), excerptOf: null }, words);
    expect(headings.map(({ depth, id, text }) => [depth, id, text])).toEqual([
      [2, "letter-d", "D"],
      [3, "deal", "Deal"],
      [2, "letter-r", "R"],
      [3, "release", "Release"],
    ]);
    expect(compileMarkdown(input("<GlossaryList />"), words)).toContain(
      "Used in: [INTRO](/docs/intro/), [GETTING-STARTED](/docs/getting-started/).",
    );
  });

  it.each([
    ["a term without a definition", "- term: A\n  usedIn: [intro]", /^glossary.yaml:1: .*definition/],
    [
      "a form of two terms",
      `${yaml}- term: deals\n  definition: A.\n  usedIn: [intro]`,
      /:10: "deals" is a form of the term in line 6/,
    ],
    [
      "an unknown key",
      "- term: A\n  definition: B.\n  usedin: [a]",
      /^glossary.yaml:3: term "A" has the unknown key "usedin"/,
    ],
  ])("rejects %s and reports its line", (_name, raw, message) => {
    expect(() => parseGlossary(raw, "glossary.yaml")).toThrow(message);
  });

  it("reads the site's own glossary", () => {
    expect(currentGlossary().terms).toBeInstanceOf(Array);
  });
});
