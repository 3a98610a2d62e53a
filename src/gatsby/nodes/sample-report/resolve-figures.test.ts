import type { ReportedBlock, SampleReport } from "../../../sample-checks/sample-report";
import { fakeContext } from "../../../test/fake-node-model";
import { resolveFigures } from "./resolve-figures";

const figures = { samples: 9, executed: 4, compiled: 0, typeChecked: 2, validated: 0, parsed: 2, unchecked: 1 };
const report: Omit<SampleReport, "pages"> = {
  ...figures,
  outputs: 6,
  compared: 3,
  recorded: 1,
  blocks: 20,
  languages: [{ language: "Python", ...figures }],
  made: "2026-01-02T03:04:05.678Z",
  tools: [
    { name: "Node.js", version: "22.0.0" },
    { name: "TypeScript", version: "5.9.3" },
  ],
};
const heading = { id: "first", text: "First <step>" };
const block = (line: number, fields: Partial<ReportedBlock>): ReportedBlock => ({
  name: `x.${line}`,
  line,
  heading,
  language: "Python",
  check: "parsed",
  ...fields,
});
const blocks = [
  block(8, {}),
  block(12, { check: "unchecked", unchecked: "needs a network" }),
  block(20, { skipped: "There is no pandas here." }),
  block(30, { skipped: "There is no pandas here.", heading: undefined }),
  block(40, { language: "Output", check: "recorded", recorded: "by hand" }),
  block(50, { language: "Output", check: "shown" }),
  block(60, { language: "Text", check: "shown" }),
  block(70, { wrong: "the name is old" }),
];
const nodes = {
  SampleReport: [report],
  SamplePage: [
    { file: "content/docs/b.mdx", blocks },
    { file: "content/docs/a.mdx", blocks: [block(9, { skipped: "There is no pandas here." })] },
  ],
  ContentPage: [{ file: "content/docs/b.mdx", title: "Page B", path: "/docs/b/" }],
};

const part = (show?: string) => ({ component: "SampleFigures", props: show === undefined ? {} : { show } });
const resolve = async (show: string | undefined, given: Record<string, object[]>): Promise<string> =>
  (await resolveFigures([part(show)], fakeContext(given))).join("");
const itemsOf = async (show: string): Promise<string[]> =>
  [...(await resolve(show, nodes)).matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => item);

it("writes the report's figures where they are asked for, without a column for what no sample had", async () => {
  const content = ["<p>a</p>", part(), { component: "div", children: ["b", part()] }];
  const [before, nested] = await resolveFigures(content, fakeContext(nodes));
  expect(before).toMatch(
    /^<p>a<\/p><p>9 code samples: 4 ran, 2 type-checked, 2 parsed, 1 not checked\. Of 6 outputs, 3 were compared .*, 1 are recorded, 2 are not checked\./,
  );
  expect(before).toContain(
    '<th scope="row" role="rowheader">Python</th><td role="cell" data-label="Samples">9</td>' +
      '<td role="cell" data-label="Ran">4</td><td role="cell" data-label="Type-checked">2</td>' +
      '<td role="cell" data-label="Parsed">2</td><td role="cell" data-label="Not checked">1</td></tr>',
  );
  expect(nested).toMatchObject({ component: "div", children: [expect.stringMatching(/^b<p>9 code samples/)] });
});

it("says when the run was made, in UTC, and with what", async () => {
  const html = await resolve("run", nodes);
  expect(html).toContain('<time datetime="2026-01-02T03:04:05.678Z">2026-01-02 at 03:04 UTC</time>');
  expect(html).toContain(", with Node.js 22.0.0, TypeScript 5.9.3.");
});

it("lists what was not checked, with place and reason; outputs that nothing made too, plain text not", async () => {
  const place = '<a href="/docs/b/#first">Page B: First &#x3C;step></a>';
  expect(await itemsOf("unchecked")).toEqual([
    `${place} (Python, line 12): needs a network`,
    `${place} (Output, line 50): no check here runs the code that prints it`,
  ]);
  expect(await itemsOf("recorded")).toEqual([`${place} (Output, line 40): by hand`]);
  expect(await itemsOf("wrong")).toEqual([`${place} (Python, line 70): the name is old`]);
});

it("folds many blocks with one reason away below it; a page that is not known is named by its file", async () => {
  expect(await itemsOf("skipped")).toHaveLength(3);
  const more = [
    ...nodes.SamplePage,
    { file: "content/docs/c.mdx", blocks: [block(9, { skipped: "There is no pandas here." })] },
  ];
  const html = await resolve("skipped", { ...nodes, SamplePage: more });
  expect(html).toMatch(
    /^<details><summary>4 blocks: There is no pandas here\.<\/summary><ul><li>content\/docs\/a\.mdx \(Python, line 9\)<\/li>/,
  );
  expect(html).toContain('<li><a href="/docs/b/">Page B</a> (Python, line 30)</li>');
});

it("says that there is nothing to list", async () => {
  const clean = { ...nodes, SamplePage: [{ file: "content/docs/b.mdx", blocks: blocks.slice(0, 1) }] };
  expect(await resolve("unchecked", clean)).toBe("<p>There is no such block.</p>");
  expect(await resolve("skipped", clean)).toBe("<p>No check lacked a tool.</p>");
});

it("says that there is no report", async () => {
  expect(await resolve(undefined, {})).toContain(
    "There are no figures: the code samples of this build were not checked",
  );
  expect(await resolve("run", {})).toContain("have not been checked, or not all of them passed");
  expect(await resolve("unchecked", {})).toBe("<p>Not known, for there is no report.</p>");
});
