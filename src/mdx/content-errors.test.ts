import { ContentError } from "../diagnostics/diagnostic";
import { siteShortcodes } from "../gatsby/compiled/site-shortcodes";
import { compileBody } from "../test/content/compile-body";
import { fakeToolkit } from "../test/content/fake-toolkit";

const components = `Known: ${[...siteShortcodes(fakeToolkit).components.keys()].map((name) => `<${name}>`).join(", ")}.`;
const languages =
  "rust, python, bash, json, typescript, ts, mts, tsx, javascript, js, xml, toml, yaml, java, csharp, csv, diff, text, output";
const interactiveHint =
  "Write \\{ for a literal brace, put it in backticks, or write interactive: true in the frontmatter.";
const fence = (info: string): string => `\`\`\`${info}\nx\n\`\`\``;

const cases: [name: string, body: string, line: number, message: string][] = [
  [
    "a level-1 heading",
    "Text\n\n# Title",
    6,
    "The body has a level-1 heading. The title in the frontmatter is the h1: begin at ##.",
  ],
  [
    "a heading without text",
    "Text\n\n## {/* #x */}",
    6,
    "A heading has no text. Write it after the #, or remove the line.",
  ],
  [
    "the name of an emoji",
    "Text\nin lines :rocket:, at 12:30:45",
    5,
    ":rocket: isn't replaced by an emoji. Write the character itself, or put the name in backticks.",
  ],
  [
    "half a character",
    "Text\n\n`\uFFFD` *a \uD800*",
    6,
    "A character can't be read. Save the file as UTF-8, and write the character again.",
  ],
  [
    "an explicit id used twice",
    "## A {/* #x */}\n\n## B {/* #x */}",
    6,
    'The heading id "x" is taken. Give each heading its own id.',
  ],
  [
    "import",
    "import a from 'b'",
    4,
    "import and export are not possible in a static page. Remove the line, or write interactive: true in the frontmatter.",
  ],
  [
    "export",
    "export const a = 1",
    4,
    "import and export are not possible in a static page. Remove the line, or write interactive: true in the frontmatter.",
  ],
  [
    "code without a fence",
    "Text:\n\n    const a = 1;",
    6,
    "A paragraph is indented as if it were code, and reads as text. Write a code fence with its language around it, or begin the line at its left.",
  ],
  [
    "an expression in text",
    "Two\nlines {1 + 1}",
    5,
    `The expression {1 + 1} is not possible in a static page. ${interactiveHint}`,
  ],
  ["an expression block", "{'x'}", 4, `The expression {'x'} is not possible in a static page. ${interactiveHint}`],
  ["an empty expression", "a {} b", 4, `The expression {} is not possible in a static page. ${interactiveHint}`],
  [
    "a misspelt component",
    "<Tab5>\n\nx\n\n</Tab5>",
    4,
    `<Tab5> is not a known component. Did you mean <Tabs>? ${components}`,
  ],
  ["an unknown component", "<Playground />", 4, `<Playground> is not a known component. ${components}`],
  [
    "an unknown component inside another",
    '<Details summary="s">\n\n- <Foobar />\n\n</Details>',
    6,
    `<Foobar> is not a known component. ${components}`,
  ],
  [
    "raw HTML",
    "A <b>bold</b> word",
    4,
    "<b> is raw HTML. Use Markdown or a component, or write \\<b> for the literal text.",
  ],
  [
    "an unknown prop",
    '<Tabs group="x">\n<Tab value="a" label="A">x</Tab>\n</Tabs>',
    4,
    '<Tabs> has no prop "group". Did you mean groupId? Known: groupId.',
  ],
  [
    "a prop where none is known",
    '<Steps id="x">\n\n1. a\n\n</Steps>',
    4,
    '<Steps> has no prop "id". Remove it: the component takes no props.',
  ],
  [
    "a missing prop",
    '<Tabs>\n<Tab value="a">x</Tab>\n</Tabs>',
    5,
    '<Tab> needs the prop "label". Write <Tab label="…">.',
  ],
  [
    "an expression as prop",
    "<Details summary={x}>\n\na\n\n</Details>",
    4,
    'The prop "summary" of <Details> is not a string. Write summary="…".',
  ],
  [
    "a prop without value",
    "<Details summary>\n\na\n\n</Details>",
    4,
    'The prop "summary" of <Details> is not a string. Write summary="…".',
  ],
  [
    "spread props",
    "<Details {...x}>\n\na\n\n</Details>",
    4,
    '<Details> has an expression among its props. Write each prop as name="text".',
  ],
  [
    "a wrong prop value",
    '<Default of="x" unit="MB" />',
    4,
    '"MB" is not a unit of <Default>. Did you mean MiB? Known: KiB, MiB, GiB, bytes, seconds, milliseconds.',
  ],
  [
    "a table without a header",
    "| a | b |\n| c | d |",
    4,
    "A table has no header row. Write one, and a line of dashes like | --- | --- | below it.",
  ],
  ["a tab outside tabs", '<Tab value="a" label="A">x</Tab>', 4, "<Tab> is outside <Tabs>. Put it into <Tabs>."],
  [
    "something else among tabs",
    '<Tabs>\n\nText\n\n<Tab value="a" label="A">x</Tab>\n</Tabs>',
    4,
    "<Tabs> holds something other than <Tab>. Put all its content into <Tab>.",
  ],
  [
    "two tabs of one value",
    '<Tabs>\n<Tab value="a" label="A">x</Tab>\n<Tab value="a" label="B">x</Tab>\n</Tabs>',
    4,
    'Two tabs have the value "a". Give each tab of a group its own value.',
  ],
  [
    "steps without a numbered list",
    "<Steps>\n\n- a\n\n</Steps>",
    4,
    "<Steps> holds something other than one ordered list. Number its items and indent what belongs to them by 3 spaces.",
  ],
  [
    "a link in a card",
    '<Cards>\n<Card title="T" href="/x">[y](/y)</Card>\n</Cards>',
    5,
    "<Card> holds a link. Remove it: the whole card is one link.",
  ],
  [
    "a block component in text",
    'Text <Details summary="s">x</Details>',
    4,
    "<Details> is in a line of text. Put its tags on their own lines, with blank lines around them.",
  ],
  [
    "a title without brackets",
    "a\n\n:::note Title\nx\n:::",
    6,
    "The line that begins the admonition :::note holds something after its name. Write a title in brackets right after the name, as in :::note[Title].",
  ],
  [
    "an unknown directive",
    "a\n\n:::notes\nx\n:::",
    6,
    ":::notes is not a known admonition. Did you mean :::note? Known: :::note, :::tip, :::info, :::warning, :::danger.",
  ],
  ["npm2yarn elsewhere", fence("json npm2yarn"), 4, "npm2yarn is on a json fence. Write ```bash npm2yarn."],
  [
    "an unknown code language",
    `a\n\n${fence("pyhton")}`,
    6,
    `"pyhton" is not a known code language. Did you mean python? Known: ${languages}.`,
  ],
  ["a fence without language", fence(""), 4, `A code fence names no language. Known: ${languages}.`],
  [
    "fold on short code",
    fence("ts fold"),
    4,
    "fold is on a short fence. Remove it: code of up to 40 lines is shown whole.",
  ],
  ...["js twoslash", "ts twoslash continues", 'ts twoslash wrong="It has a type too few."'].map(
    (line): [string, string, number, string] => [
      `types of names on a fence ${line}`,
      fence(line),
      4,
      "twoslash is on a block that isn't a whole TypeScript program. Remove it: the block must compile as it is, without the others.",
    ],
  ),
  [
    "unknown words on a fence",
    fence("ts showLineNumber"),
    4,
    '"showLineNumber" means nothing on a code fence. Did you mean showLineNumbers? Known: title, {1,4-6}, showLineNumbers, ins, del, focus, wrap, npm2yarn, fold, twoslash, file, region, continues, unchecked, wrong, within, schema, recorded, of.',
  ],
  [
    "an image of another site",
    "![a](https://example.org/a.png)",
    4,
    "The image https://example.org/a.png is not a file next to the text. Put the image next to the text and write ./name.png.",
  ],
  [
    "an image by absolute path",
    "![a](/a.png)",
    4,
    "The image /a.png is not a file next to the text. Put the image next to the text and write ./name.png.",
  ],
  [
    "an image without text",
    "![](./a.png)",
    4,
    "The image ./a.png has no alternative text. Say in the brackets what it shows.",
  ],
];

const syntaxCases: [name: string, body: string, line: number, message: RegExp][] = [
  ["an open brace", "a\n\nsome { brace", 6, /brace.*\. Write \\\{ for a literal brace, or put it in backticks\.$/],
  [
    "prose in braces",
    "see {the docs}",
    4,
    /parse expression.*\. Write \\\{ for a literal brace, or put it in backticks\.$/,
  ],
  [
    "a lone <",
    "a\n1 <2",
    5,
    /after `<`.*\. Write \\< for a literal <, or put it in backticks\. After a tag of several lines begin a new line\.$/,
  ],
  ["an HTML comment", "<!-- x -->", 4, /\. Write \{\/\* … \*\/\} for a comment\.$/],
  [
    "an unclosed tag",
    'a\n\n<Details summary="x">\n\ntext',
    6,
    /`<Details>` \(line 6\).*\. Give every tag its pair, each on a line of its own, or write \\< for a literal <\.$/,
  ],
  [
    "a tag that nothing opens",
    "a\n\nb </Tabs> c",
    6,
    /`<\/Tabs>`.*\. Give every tag its pair, each on a line of its own, or write \\< for a literal <\.$/,
  ],
  [
    "prose that begins with import",
    "a\n\nimport your file first",
    6,
    /\. Begin the line with another word; a page that needs import or export says interactive: true in its frontmatter\.$/,
  ],
];

const errorOf = (body: string, interactive = false): ContentError => {
  try {
    compileBody(body, { interactive });
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("The body was accepted.");
};

describe("a static page rejects", () => {
  it.each(cases)("%s", (_name, body, line, message) => {
    expect(errorOf(body).message).toBe(`content/docs/page.mdx:${line}: ${message}`);
  });

  it.each(syntaxCases)("%s", (_name, body, line, message) => {
    const error = errorOf(body);
    expect(error.message.startsWith(`content/docs/page.mdx:${line}: `)).toBe(true);
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/\n|\.\./);
  });
});

describe("an interactive page", () => {
  it("can contain imports, expressions and any component, but no level-1 heading", () => {
    expect(compileBody("import A from './a'\n\n<A b={1}>{1 + 1}</A>\n\nText", { interactive: true })).toMatchObject({
      content: [],
      words: 1,
    });
    expect(errorOf("import { B } from './b'\n\n<B.C />\n\nText with <D />", true).message).toBe(
      "content/docs/page.mdx:8: <D> is neither a known component nor defined in the page. Import it at the top of the page, or correct its name.",
    );
    expect(errorOf("# Title", true).message).toBe(
      "content/docs/page.mdx:4: The body has a level-1 heading. The title in the frontmatter is the h1: begin at ##.",
    );
  });
});

describe("ContentError", () => {
  it("has one line with all its parts", () => {
    const error = new ContentError("a.mdx", 3, "Wrong\n  thing", "Do this.");
    expect(error.message).toBe("a.mdx:3: Wrong thing. Do this.");
    expect(error).toMatchObject({ file: "a.mdx", line: 3, remedy: "Do this.", name: "ContentError" });
  });
});

it("has the line of a type error", () => {
  const { message } = errorOf("Text.\n\n```ts twoslash\nconst a = 1;\nconst b: string = a;\n```");
  expect(message).toBe(
    "content/docs/page.mdx:8: TypeScript says (TS2322): Type 'number' is not assignable to type 'string'. Correct the code, or remove twoslash from the fence.",
  );
}, 60_000);
