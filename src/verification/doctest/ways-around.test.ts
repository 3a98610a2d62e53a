import { codeLanguages } from "../../mdx/code/code-languages";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { type CheckedSamples, checkSamples } from "./check-samples";
import { checkers } from "./checkers";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** Checks pages at once, each with three lines of frontmatter and these blocks; the keys are the page names. */
const check = (pages: Record<string, string | string[]>): Promise<CheckedSamples> =>
  checkSamples(
    Object.entries(pages).map(([file, blocks]) => ({
      file,
      raw: `---\ntitle: Page\n---\n${[blocks].flat().join("\n")}`,
    })),
    currentSymbols(),
  );

const byPage = ({ diagnostics }: CheckedSamples, name: string): string[] =>
  diagnostics.filter((diagnostic) => diagnostic.startsWith(`${name}:`));

const script = fence("js", "console.log('one');");
const how = 'recorded="run on 2026-11-22 with rustc."';
const outline = 'unchecked="It is only an outline."';
const wrong = 'wrong="A number is no text."';

it("has a checker for each language, or requires a reason in its blocks", async () => {
  const languages = checkers.flatMap((checker) => checker.languages);
  const others = [...codeLanguages.values()].map(({ id }) => id).filter((id) => !languages.includes(id));
  expect(others).toEqual(["tsx", "java", "csharp", "diff", "text", "output"]);
  const { diagnostics } = await check({ page: [fence("text", "a"), fence(`diff ${outline}`, "+a")] });
  expect(diagnostics).toEqual([
    'page:4: Nothing checks a text block. Name the language that it is written in, or write unchecked="why".',
  ]);
});

const noProgram = /There is no program before this output\. Put it right below the block that prints it/;
const edge = /A line of … is at the edge of what is shown\. Write the printed lines/;
const falseOutputs: [what: string, blocks: string[], diagnostic: RegExp][] = [
  ["no block", ["Text.", fence("output", "one")], noProgram],
  ["data", [fence("yaml", "a: 1"), fence("output", "one")], noProgram],
  ["another output", [script, fence("output", "one"), fence("output", "one")], noProgram],
  ["what is left out", [fence(`js ${outline}`, "a("), fence("output", "one")], /No check runs the block/],
  [
    "what is wrong on purpose",
    [fence(`ts ${wrong}`, "const a: string = 1;\nconsole.log('one');"), fence("output", "one")],
    /No check runs the block/,
  ],
  [
    "a file that another block runs",
    [
      fence('js title="a.js"', "console.log('one');\nexport const a = 1;"),
      fence("output", "two"),
      fence("js", "import { a } from './a.js';\nconsole.log(a);"),
      fence("output", "one\n1"),
    ],
    /The output block says "two"/,
  ],
  ["what is run, recorded", [script, fence(`output ${how} of="01234567"`, "one")], /recorded is on an output that is/],
  ["… alone", [script, fence("output", "…")], edge],
  ["… at the end", [script, fence("output", "one\n…")], edge],
  ["… at the beginning", [script, fence("output", "…\none")], edge],
];

const program = "import { DdexBuilder } from 'ddex-builder';\nconst builder: DdexBuilder = new DdexBuilder();";
const otherLanguages = [...codeLanguages.keys()].filter((name) => codeLanguages.get(name)!.id !== "typescript");

const rejected: [what: string, body: string, diagnostic: string][] = [
  ["a reason of one word", fence('ts unchecked="x"', "a"), "unchecked gives no reason in a sentence"],
  ["an empty reason", fence('ts unchecked=""', "a"), "unchecked gives no reason in a sentence"],
  [
    "a reason without a full stop",
    fence('ts wrong="a name that is wrong"', "a"),
    "wrong gives no reason in a sentence",
  ],
  ["a record of one word", fence('output recorded="2026-11-22"', "a"), "recorded gives no reason in a sentence"],
  ["a record without a date", fence('output recorded="run with the parser 0.4.5."', "a"), "recorded names no day"],
  [
    "a record with an invalid date",
    fence('output recorded="run with it on 2026-13-41."', "a"),
    "recorded names no day",
  ],
  ["a digest alone", fence('output of="01234567"', "a"), "of is used without recorded"],
  ["a record of code", fence(`ts ${how}`, "a"), "recorded is on a ts block"],
  ["an unchecked output", fence(`output ${outline}`, "a"), "unchecked is on an output"],
  ["an output that is wrong on purpose", fence(`output ${wrong}`, "a"), "wrong is on an output"],
  [
    "a block that is both unchecked and wrong",
    fence(`ts ${wrong} ${outline}`, "a"),
    "A block is both unchecked and wrong",
  ],
  ["deleted lines in an output", fence("output del={2}", "a\nb"), "del is on an output"],
  ["a block of only deleted lines", fence("ts del={1,3}", "a(\n\nb("), "del marks every line of a block"],
  [
    "a block that continues an unchecked one",
    `${script}\n${fence(`js ${outline}`, "b(")}\n${fence("js continues", "c();")}`,
    '"continues" is below a block that is not checked',
  ],
  ["code in HTML", "<pre>{`a()`}</pre>", "<pre> holds code that nothing checks"],
  ["inline code in HTML", "Call <code>a()</code>.", "<code> holds code that nothing checks"],
  ["code in HTML in a prop", "<A b={<code>c</code>} />", "<code> holds code that nothing checks"],
  ["code in HTML in a module", "export const A = () => <pre>a()</pre>;", "<pre> holds code that nothing checks"],
];

describe("checkSamples", () => {
  // One check for all: it takes long to start the type checkers.
  let checked: CheckedSamples;
  beforeAll(async () => {
    checked = await check({
      ...Object.fromEntries(falseOutputs.map(([what, blocks]) => [what, blocks])),
      ...Object.fromEntries(otherLanguages.map((name) => [name, fence(name, program)])),
      ...Object.fromEntries(rejected.map(([what, body]) => [what, body])),
      fails: fence(`ts ${wrong}`, "const a: string = 1;"),
      passes: fence(`ts ${wrong}`, "const a: string = '';"),
      continues: [fence("ts", "const a: string = 1;"), fence(`ts continues ${wrong}`, "const b: string = 1;")],
    });
  }, 60_000);

  it.each(falseOutputs)("allows no false output by %s", (what, _blocks, diagnostic) => {
    expect(byPage(checked, what)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it("treats a TypeScript program as nothing else", () => {
    expect(otherLanguages.filter((name) => byPage(checked, name).length === 0)).toEqual([]);
  });

  it("requires a block that is wrong on purpose to fail, and still checks the block it continues", () => {
    expect(["fails", "passes", "continues"].flatMap((name) => byPage(checked, name))).toEqual([
      'passes:4: The block is marked as wrong, but nothing is wrong with it. Remove wrong="…" from the fence, or show what does fail.',
      expect.stringMatching(/^continues:5: TypeScript says/),
    ]);
  });

  it.each(rejected)("rejects %s", (what, _body, diagnostic) => {
    expect(byPage(checked, what)).toEqual([expect.stringContaining(`: ${diagnostic}`)]);
  });
});
