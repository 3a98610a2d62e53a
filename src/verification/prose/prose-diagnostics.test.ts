import { parseSymbols } from "../../reference/toolkit/current-symbols";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { proseDiagnostics } from "./prose-diagnostics";

const { groups } = fakeToolkit;
const symbols = [
  ...fakeToolkit.symbols,
  ...parseSymbols(
    `
- id: ddex-builder.typescript.DdexBuilder.wait
  kind: method
  name: wait
  parent: DdexBuilder
  signature: "wait(): void"
  status: partial
  note: Gives up after 60 s.
  evidence: read
  source: src/lib.rs:355
`,
    "content/toolkit/ddex-builder/typescript.yaml",
  ),
];
const build = "ddex-builder.typescript.DdexBuilder.build";
const sample =
  '\n\n```ts title="make.ts"\nconst builder = new DdexBuilder();\nawait builder.build(release);\nconsole.log(205);\n```\n';

const diagnosticsOf = (body: string): string[] =>
  proseDiagnostics(
    [{ file: "content/docs/page.mdx", raw: `---\ntitle: Page\n---\n${body}${sample}` }],
    symbols,
    groups,
  );

describe("inline code can contain", () => {
  it.each([
    ["a symbol", "`DdexBuilder`"],
    ["a member with its parent", "`DdexBuilder.build`"],
    ["a call", "`DdexBuilder.build(data)`"],
    ["a parameter", "`version`"],
    ["a signature", "`build(data?: any): Promise<string>`"],
    ["a message", "`Expected object`"],
    ["a message with a value for its variable part", "`Unknown preset: DdexBuilder`"],
    ["a truncated message", "`Unknown …`"],
    ["a default", "`10485760`"],
    ["names in a sample", "`builder.build` and `release` and `make.ts`"],
    ["a number in a sample", "`205`"],
    ["an ERN element or a path of elements", "`ResourceList` and `PartyName/FullName`"],
    ["a keyword of a language", "`undefined`"],
    ["a declared example", "`PT9S`\n\n{/* examples: PT9S */}"],
  ])("%s", (_name, body) => {
    expect(diagnosticsOf(body)).toEqual([]);
  });
});

describe("inline code can't contain", () => {
  it.each([
    ["a renamed class", "`DdexBuildr`", "DdexBuildr", "Did you mean DdexBuilder? "],
    ["another spelling", "`Ddex_builder`", "Ddex_builder", ""],
    ["a member of another symbol", "`ResourceList.build`", "ResourceList.build", ""],
    ["a renamed member", "`DdexBuilder.builds`", "DdexBuilder.builds", ""],
    ["a renamed member of a variable", "`builder.addTrack`", "builder.addTrack", ""],
    ["a changed message", "`Expected array`", "Expected array", ""],
    ["a changed word of a message with values", "`Unknown presets: x`", "Unknown presets: x", ""],
    ["another number", "`206`", "206", ""],
    ["a part of a name", "`releas`", "releas", ""],
    ["an unknown element", "`ResourceLists`", "ResourceLists", ""],
    ["an unknown flag", "`--verify`", "--verify", ""],
  ])("%s", (_name, body, unknown, guess) => {
    const [diagnostic, ...others] = diagnosticsOf(body);
    expect(diagnostic).toMatch(/^content\/docs\/page\.mdx:4: /);
    expect(diagnostic).toContain(`has "${unknown}", which neither`);
    expect(diagnostic).toContain(guess);
    expect(others).toEqual([]);
  });
});

it("looks for a name in the languages of its heading", () => {
  expect(diagnosticsOf("## Python\n\n`DdexBuilder`")).toHaveLength(1);
  expect(diagnosticsOf("## TypeScript\n\n`DdexBuilder`")).toEqual([]);
  expect(diagnosticsOf("## Python\n\n`DdexBuilder` of npm")).toEqual([]);
});

it("reports an example that no code on the page has", () => {
  expect(diagnosticsOf("{/* examples: PT9S */}")).toEqual([
    expect.stringContaining('"PT9S" is listed as an example, but'),
  ]);
});

describe("a number with a unit", () => {
  it.each([
    ["a default", "`limit` is 12 MiB by default.", '"12 MiB" of `limit`, whose data say 10485760'],
    ["a default in another unit", "Unless you set it, `limit` is 20,000 kB.", '"20,000 kB" of `limit`'],
    [
      "a limit",
      "`DdexBuilder.wait()` gives up after 90 seconds.",
      '"90 seconds" of `DdexBuilder.wait()`, whose data say 60 s',
    ],
    [
      "a number in a table",
      "| What | Limit |\n|---|---|\n| Any | `wait` stops after 2 minutes. |",
      '"2 minutes" of `wait`',
    ],
  ])("is reported if it contradicts %s of a symbol that its sentence names", (_what, body, diagnostic) => {
    expect(diagnosticsOf(body)).toEqual([expect.stringContaining(`The sentence says ${diagnostic}`)]);
  });

  it.each([
    ["the same number in another unit", "`limit` is 10 MiB by default, and `wait` stops after 1 minute."],
    ["a value that the reader chooses", "Set `limit` to 12 MiB, or take a `limit` of 12 MiB."],
    ["another unit than those of the symbol", "`wait` stops after 12 releases."],
    ["what somebody measured", "`wait` took 2 minutes."],
    ["a sentence that names no symbol", "An album of 12 tracks takes 12 MiB."],
    ["a number in code", "By default, `limit` is `12 MiB`.\n\n{/* examples: 12 MiB */}"],
    ["a number that's printed", `By default, \`limit\` is <Default of="${build}" param="limit" unit="MiB" />.`],
  ])("is accepted: %s", (_what, body) => {
    expect(diagnosticsOf(body)).toEqual([]);
  });
});

describe("a status in a paragraph", () => {
  const reset = build.replace(/build$/, "reset");

  it("is accepted for a symbol that the paragraph names, or its parent", () => {
    expect(diagnosticsOf(`<Status of="${build}" /> \`build()\` gives XML.`)).toEqual([]);
    expect(diagnosticsOf(`<Status of="${build}" /> The \`DdexBuilder\` gives XML.`)).toEqual([]);
    expect(diagnosticsOf(`<Status of="${build}" /> It gives XML.`)).toEqual([]);
  });

  it("is reported for another symbol", () => {
    expect(diagnosticsOf(`<Status of="${reset}" /> \`DdexBuilder.build()\` gives XML.`)).toEqual([
      expect.stringContaining("but the paragraph speaks of DdexBuilder.build()"),
    ]);
  });
});

describe("a status in a table", () => {
  const row = (cells: string, header = "| What | Status |"): string => `${header}\n|---|---|\n| ${cells} |`;

  it.each([
    ["written by hand", row("`build` | Works"), 'The status "Works" is written by hand'],
    [
      "of another symbol than the row's link",
      row(`<SymbolLink id="${build}" /> | <Status of="${build.replace(/build$/, "reset")}" />`),
      "but the row is about",
    ],
    ["of another symbol than the row names", row(`\`reset\` | <Status of="${build}" />`), "but the row is about reset"],
    [
      "of a symbol that the row isn't about",
      row(`Count the tracks | <Status of="${build}" />`),
      "but the row is about",
    ],
    [
      "of another language than its column's",
      row(`Build | <Status of="${build}" />`, "| What | Python |"),
      "in a place that speaks of python",
    ],
    [
      "of a group of another language",
      row('Build | <Status group="building" />', "| What | Rust |"),
      "in a place that speaks of rust",
    ],
    ["with a value", row('`build` | <Status value="works" />'), '<Status> has no prop "value"'],
  ])("is reported if it is %s", (_name, body, diagnostic) => {
    expect(diagnosticsOf(body)).toEqual([expect.stringContaining(diagnostic)]);
  });

  it("is accepted for the row's symbol in its column's language", () => {
    expect(diagnosticsOf(row(`\`build\` | <Status of="${build}" />`, "| What | npm |"))).toEqual([]);
    expect(diagnosticsOf(row('Build | <Status group="building" />', "| What | npm |"))).toEqual([]);
  });
});

it("checks hundreds of pages together, and keeps the problems of each separate", () => {
  const files = Array.from({ length: 300 }, (_, index) => ({
    file: `${index}.mdx`,
    raw: index === 7 ? "`DdexBuildr`" : index === 8 ? "<Broken" : "`DdexBuilder`",
  }));
  expect(proseDiagnostics(files, symbols, groups).map((diagnostic) => diagnostic.split(":")[0])).toEqual([
    "7.mdx",
    "8.mdx",
  ]);
});

describe("a default in a table", () => {
  const [option] = parseSymbols(
    `
- id: ddex-builder.typescript.Options.size
  kind: option
  name: size
  parent: Options
  signature: "size?: number"
  params: [{ name: size, type: number, default: "10485760" }]
  status: works
  note: Bytes at most.
  evidence: read
  source: src/lib.rs:1
`,
    "content/toolkit/ddex-builder/typescript.yaml",
  );
  const diagnosticOf = (written: string): string[] =>
    proseDiagnostics(
      [
        {
          file: "page.mdx",
          raw: `| Option | Default |\n|---|---|\n| <SymbolLink id="${option!.id}" /> | ${written} |`,
        },
      ],
      [option!],
      [],
    );

  it("is printed from the data", () => {
    expect(diagnosticOf('<Default of="ddex-builder.typescript.Options.size" />')).toEqual([]);
  });

  it.each(["10 485 760", "10 485 761", "10 MiB"])("is reported if it's written by hand: %s", (written) => {
    expect(diagnosticOf(written)).toContain(
      `page.mdx:3: The default "${written}" of ddex-builder.typescript.Options.size is written by hand. Write <Default of="ddex-builder.typescript.Options.size" />`,
    );
  });
});

it("knows the shortcodes for terms, the glossary and diagrams", () => {
  expect(diagnosticsOf("<GlossaryList />")).toEqual([]);
  expect(diagnosticsOf("<Term>no such term</Term>").join()).toContain('The glossary has no term "no such term"');
  expect(diagnosticsOf('<Diagram name="none" title="None">None.</Diagram>').join()).toContain("none");
});
