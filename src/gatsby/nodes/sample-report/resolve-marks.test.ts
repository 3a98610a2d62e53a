import { barePrinters, fillSlots } from "../../../mdx/nodes/slots";
import { compileBody } from "../../../test/content/compile-body";
import { fakeContext } from "../../../test/gatsby/fake-node-model";
import type { BlockStatus } from "../../../verification/report/sample-report";
import { markPrinter } from "./resolve-marks";

const FILE = "content/docs/page.mdx";
const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

/** The node of a page whose blocks have been checked like this. */
const pageOf = (body: string, statuses: readonly BlockStatus[]): object => ({
  file: FILE,
  blocks: compileBody(body).samples.map((sample, index) => ({ ...sample, status: statuses[index] })),
});

const markedHtml = async (body: string, page?: object): Promise<string> =>
  JSON.stringify(
    await fillSlots(compileBody(body).open, {
      ...barePrinters,
      mark: markPrinter(FILE, fakeContext({ SamplePage: page ? [page] : [] })),
    }),
  ).replaceAll('\\"', '"');

const markTexts = (html: string): string[] =>
  [...html.matchAll(/<a class="mark"[^>]*>([^<]*)<\/a>/g)].map(([, word = ""]) => word);

const code = fence("ts", "let a = 1;");
const every: [fence: string, check: BlockStatus, word?: string][] = [
  [fence("ts", "let a = 1;"), "executed", "ran"],
  [fence("output", "1"), "compared"],
  [fence("rust", "let a = 1;"), "compiled", "compiled"],
  [fence("python", "a = 1"), "typeChecked", "type-checked"],
  [fence("json", "{}"), "validated", "validated"],
  [fence("xml", "<a/>"), "parsed", "parsed"],
  [fence('bash unchecked="It is only an outline."', "ls"), "unchecked", "not checked"],
  [fence("output", "2"), "pending", "not yet checked"],
  [fence('output recorded="run on 2026-11-22 by hand."', "3"), "recorded", "recorded"],
  [fence('ts wrong="It shows what does fail."', "let a;"), "typeChecked", "wrong on purpose"],
  [fence('ts wrong="It shows what fails."', "let b;"), "pending", "not yet checked"],
];

describe("markPrinter", () => {
  it("marks each block with how far it was checked, except compared outputs", async () => {
    const body = every.map(([block]) => block).join("");
    const html = await markedHtml(
      body,
      pageOf(
        body,
        every.map(([, check]) => check),
      ),
    );
    expect(markTexts(html)).toEqual(every.flatMap(([, , word]) => word ?? []));
    expect(html).toContain(
      '</span><a class="mark" href="/docs/verification/#ran" title="This code was run">ran</a><div class="code-tools">',
    );
  });

  it("marks blocks in tabs, steps and details", async () => {
    const body = [
      `<Tabs>\n<Tab value="a" label="A">\n\n${code}</Tab>\n</Tabs>`,
      `<Steps>\n\n1. One\n\n   ${fence("ts", "let b = 2;").trim().replaceAll("\n", "\n   ")}\n\n</Steps>`,
      `<Details summary="More">\n\n${fence("ts", "let c = 3;")}</Details>`,
    ].join("\n\n");
    expect(markTexts(await markedHtml(body, pageOf(body, ["executed", "parsed", "compiled"])))).toEqual([
      "ran",
      "parsed",
      "compiled",
    ]);
  });

  it("marks the command for npm, not the commands derived from it", async () => {
    const body = fence("bash npm2yarn", "npm install ddex-builder");
    const html = await markedHtml(body, pageOf(body, ["parsed"]));
    expect(html.split("<figure")).toHaveLength(4);
    expect(markTexts(html)).toEqual(["parsed"]);
  });

  it("marks only a block edited since then as not yet checked", async () => {
    const page = pageOf(code, ["executed"]);
    const changed = await markedHtml(code + fence("ts", "let b = 2;"), page);
    expect(markTexts(changed)).toEqual(["ran", "not yet checked"]);
    expect(markTexts(await markedHtml(`More text.\n\n${code}`, page))).toEqual(["ran"]);
  });

  it("adds no marks on a page of a release", async () => {
    expect(await markedHtml(code)).not.toContain("<a ");
  });

  it("queries the report once, so that a new report rebuilds no page without code", async () => {
    const findOne = jest.fn(() => Promise.resolve(null));
    const print = markPrinter(FILE, { nodeModel: { findOne, findAll: jest.fn() } });
    expect(findOne).not.toHaveBeenCalled();
    await Promise.all([print("a"), print("b")]);
    expect(findOne).toHaveBeenCalledTimes(1);
  });

  it("shows a page in lists without marks", () => {
    const { excerpt } = compileBody(`${code}{/* truncate */}\n\nMore.`, { excerptOf: "/blog/post/" });
    expect(excerpt.join("")).toContain("<figure");
    expect(excerpt.join("")).not.toContain('class="mark"');
  });
});
