import { fakeContext } from "../../../test/gatsby/fake-node-model";
import type { ReportedBlock, SampleReport } from "../../../verification/report/sample-report";
import { figuresPrinter } from "./resolve-figures";

const figures = {
  samples: 9,
  executed: 4,
  compiled: 0,
  typeChecked: 2,
  validated: 0,
  parsed: 2,
  pending: 0,
  unchecked: 1,
};
const report: SampleReport = {
  ...figures,
  outputs: 6,
  compared: 3,
  recorded: 1,
  languages: [{ language: "Python", ...figures }],
  tools: ["Node.js 22.0.0", "TypeScript 5.9.3"],
};
const heading = { id: "first", text: "First <step>" };
const block = (line: number, fields: Partial<ReportedBlock>): ReportedBlock => ({
  digest: `x.${line}`,
  line,
  heading,
  language: "python",
  label: "Python",
  status: "parsed",
  ...fields,
});
const blocks = [
  block(8, {}),
  block(12, { status: "unchecked", unchecked: "needs a network" }),
  block(20, { status: "pending" }),
  block(30, { status: "pending", heading: undefined }),
  block(40, { label: "Output", status: "recorded", recorded: "by hand" }),
  block(50, { label: "Output", status: "pending" }),
  block(70, { wrong: "the name is old" }),
];
const nodes = {
  SampleReport: [report],
  SamplePage: [
    { file: "content/docs/b.mdx", blocks },
    { file: "content/docs/a.mdx", blocks: [block(9, { status: "unchecked", unchecked: "needs a network" })] },
  ],
  ContentPage: [{ file: "content/docs/b.mdx", title: "Page B", path: "/docs/b/" }],
};

const resolve = (show: string | undefined, nodesByType: Record<string, object[]>): Promise<string> =>
  figuresPrinter(fakeContext(nodesByType))(show === undefined ? {} : { show });
const itemsOf = async (show: string): Promise<string[]> =>
  [...(await resolve(show, nodes)).matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => item);

describe("figuresPrinter", () => {
  it("prints the report's figures, without columns for checks that no sample had", async () => {
    const html = await resolve(undefined, nodes);
    expect(html).toMatch(
      /^<p>9 code samples: 4 ran, 2 type-checked, 2 parsed, 1 not checked\. Of 6 outputs, 3 were compared .*, 1 are recorded, 2 are not checked\./,
    );
    expect(html).toContain(
      '<th scope="row" role="rowheader">Python</th><td role="cell" data-label="Samples">9</td>' +
        '<td role="cell" data-label="Ran">4</td><td role="cell" data-label="Type-checked">2</td>' +
        '<td role="cell" data-label="Parsed">2</td><td role="cell" data-label="Not checked">1</td></tr>',
    );
  });

  it("lists the tools that checked the blocks", async () => {
    expect(await resolve("run", nodes)).toContain(" were checked with Node.js 22.0.0, TypeScript 5.9.3, and ");
  });

  it("lists blocks with location and reason", async () => {
    const place = '<a href="/docs/b/#first">Page B: First &#x3C;step></a>';
    expect(await itemsOf("unchecked")).toEqual([
      "content/docs/a.mdx (Python, line 9): needs a network",
      `${place} (Python, line 12): needs a network`,
    ]);
    expect(await itemsOf("pending")).toEqual([
      `${place} (Python, line 20): changed since the last check`,
      '<a href="/docs/b/">Page B</a> (Python, line 30): changed since the last check',
      `${place} (Output, line 50): changed since the last check`,
    ]);
    expect(await itemsOf("recorded")).toEqual([`${place} (Output, line 40): by hand`]);
    expect(await itemsOf("wrong")).toEqual([`${place} (Python, line 70): the name is old`]);
  });

  it("collapses many blocks with the same reason and shows an unknown page by its file", async () => {
    const more = [...nodes.SamplePage, { file: "content/docs/c.mdx", blocks: [block(9, { status: "pending" })] }];
    const html = await resolve("pending", { ...nodes, SamplePage: more });
    expect(html).toMatch(/^<details><summary>4 blocks: changed since the last check<\/summary><ul><li><a /);
    expect(html).toContain("<li>content/docs/c.mdx (Python, line 9)</li>");
    expect(html).toContain('<li><a href="/docs/b/">Page B</a> (Python, line 30)</li>');
  });

  it("lists the blocks of the home page's files with a link to it", async () => {
    const home = { file: "content/home/jobs.mdx", blocks: [block(9, { status: "pending", heading: undefined })] };
    const html = await resolve("pending", { ...nodes, SamplePage: [home] });
    expect(html).toContain('<li><a href="/">Home page</a> (Python, line 9): changed since the last check</li>');
  });

  it("lists at most fifty blocks per reason, and counts the rest", async () => {
    const many = Array.from({ length: 60 }, (_, index) => block(index, { status: "pending" }));
    const html = await resolve("pending", { ...nodes, SamplePage: [{ file: "content/docs/b.mdx", blocks: many }] });
    expect(html).toMatch(/^<details><summary>60 blocks: .*<li>and 10 more<\/li><\/ul><\/details>$/);
    expect(html.match(/<li>/g)).toHaveLength(51);
  });

  it("states that there is nothing to list", async () => {
    const clean = { ...nodes, SamplePage: [{ file: "content/docs/b.mdx", blocks: blocks.slice(0, 1) }] };
    expect(await resolve("unchecked", clean)).toBe("<p>There is no such block.</p>");
    expect(await resolve("pending", clean)).toBe("<p>There is no such block.</p>");
  });

  it("leaves the parts empty if content errors prevent the report", async () => {
    expect(await resolve(undefined, {})).toBe("");
  });
});
