import { compileBody } from "../../test/content/compile-body";

describe("toMarkdown", () => {
  it.each([
    ["an admonition", ":::warning[Names *differ*]\nText.\n\n- a\n:::", "> **Names *differ*:** Text.\n>\n> - a\n"],
    ["an admonition that starts with a block", ":::tip\n- a\n:::", "> **Tip:**\n>\n> - a\n"],
    [
      "tabs",
      '<Tabs>\n<Tab value="a" label="A">\n\nOne\n\n</Tab>\n<Tab value="b" label="B">\n\nTwo\n\n</Tab>\n</Tabs>',
      "## A\n\nOne\n\n## B\n\nTwo\n",
    ],
    [
      "tabs in a section",
      '### S\n\n<Tabs>\n<Tab value="a" label="A">\n\nOne\n\n</Tab>\n<Tab value="b" label="B">\n\nTwo\n\n</Tab>\n</Tabs>',
      "### S\n\n#### A\n\nOne\n\n#### B\n\nTwo\n",
    ],
    ["steps", "<Steps>\n\n1. One\n\n   Text\n\n2. Two\n\n</Steps>", "1. One\n\n   Text\n\n2. Two\n"],
    [
      "cards",
      '<Cards>\n<Card title="A" href="./other.mdx">One `x`.</Card>\n<Card title="B" href="/b"></Card>\n</Cards>',
      "- [A](/docs/other/): One `x`.\n- [B](/b/)\n",
    ],
    ["details", '<Details summary="Sum">\n\nIn.\n\n</Details>', "**Sum**\n\nIn.\n"],
    ["a status", 'It <Status of="ddex-builder.typescript.DdexBuilder.build" />.', "It (works: Writes XML.).\n"],
    ["a fence", '```ts title="x.ts" {1} showLineNumbers\na\n```', "`x.ts`:\n\n```ts\na\n```\n"],
    ["a picture", '![What it shows](./x.png "Caption")', "*Picture: What it shows: Caption*\n"],
    [
      "a recorded output",
      '```output recorded="run on 2026-11-22 with b." of="01234567"\na\n```\n\nText.',
      "```output\na\n```\n\nRecorded: run on 2026-11-22 with b.\n\nText.\n",
    ],
    ["a fence with old lines", "```js del={1} ins={2}\na\nb\nc\n```", "```diff\n-a\n+b\n c\n```\n"],
    ["a fence with new lines only", "```js ins={2}\na\nb\n```", "```js\na\nb\n```\n"],
    ["an npm2yarn fence", "```bash npm2yarn\nnpm install\n```", "```bash\nnpm install\n```\n"],
    [
      "links",
      "[a](./other.mdx#x) and [b](/docs/b) https://example.org",
      "[a](/docs/other/#x) and [b](/docs/b/) <https://example.org>\n",
    ],
    ["ids and comments", "## A {/* #x */}\n\n{/* gone */}\n\nB {/* gone */}c", "## A\n\nB c\n"],
    [
      "tables, tasks and footnotes",
      "| a |\n|---|\n| 1 |\n\n- [x] done[^1]\n\n[^1]: Note.",
      "| a |\n| - |\n| 1 |\n\n- [x] done[^1]\n\n[^1]: Note.\n",
    ],
  ])("%s", (_name, body, markdown) => {
    expect(compileBody(body).markdown).toBe(markdown);
  });

  it("has the command that downloads a block's file after its title", () => {
    const { markdown } = compileBody('```xml title="a.xml"\n<a/>\n```', { path: "/docs/page/" });
    expect(markdown).toBe("`a.xml` (`curl -O /samples/docs/page/a.xml`):\n\n```xml\n<a/>\n```\n");
  });

  it("keeps only the text of an interactive page", () => {
    expect(compileBody("import A from 'a'\n\n<A>\n\nText {1}\n\n</A>", { interactive: true }).markdown).toBe("Text\n");
  });
});
