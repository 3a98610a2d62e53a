import { checkSamples } from "./check-samples";
import { builderDiagnostic } from "./languages/scripts/script-files";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const builder = "import { DdexBuilder } from 'ddex-builder';\nconst builder = new DdexBuilder();";
const parser = "import { DdexParser } from 'ddex-parser';\n";

const check = async (...blocks: string[]) => {
  const raw = `---\ntitle: Page\n---\n${blocks.join("\n")}`;
  return checkSamples([{ file: "content/docs/page.mdx", raw }], []);
};

const itRunsBuilder = builderDiagnostic() === undefined ? it : it.skip;

itRunsBuilder(
  "executes, type-checks and parses; compares outputs; says what was done",
  async () => {
    const { samples, diagnostics } = await check(
      fence('ts title="checks.ts"', "export const twice = (value: number): number => value * 2;"),
      fence(
        "mts",
        `import { twice } from './checks.js';\n${builder}\nconsole.log(twice(builder.getStats().releasesCount + 1));`,
      ),
      fence("output", "2"),
      fence(
        "ts continues",
        "console.log((await builder.build()).split('\\n').find((line) => line.includes('<MessageId>')));",
      ),
      fence("output", "    <MessageId>00000000-0000-0000-0000-000000000000</MessageId>"),
      fence(
        "js",
        "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('album-43.xml', 'utf8').includes('ern/43'));",
      ),
      fence("output", "true"),
      fence(
        'js title="fails.cjs"',
        "require('ddex-builder');\nconsole.log('so far');\nthrow new TypeError('as meant');",
      ),
      fence("output", "so far\nTypeError: as meant"),
      fence("ts", `${parser}console.log(new DdexParser().parseSync('<a/>').releases.length);`),
      fence('output recorded="run on 2026-11-22 with node." of="8f182621"', "0"),
      fence('json title="tsconfig.json"', "{}"),
      fence('text unchecked="It is in no language."', "anything"),
      fence('python unchecked="This is but an outline."', "x = ("),
    );
    expect(diagnostics).toEqual([]);
    expect(samples.map((sample) => sample.check)).toEqual([
      ...["executed", "executed", "compared", "executed", "compared", "executed", "compared", "executed", "compared"],
      ...["typeChecked", "recorded", "validated", "unchecked", "unchecked"],
    ]);
    expect(samples[1]).toMatchObject({ with: `Node.js ${process.versions.node}`, output: { code: "2" } });
    expect(samples[9]?.with).toMatch(/^TypeScript \d/);
    expect(samples[11]).toMatchObject({ with: undefined, output: undefined });
  },
  60_000,
);

itRunsBuilder(
  "tells each fault with file, line and remedy",
  async () => {
    const { diagnostics } = await check(
      fence("json", "{\n  'a': 1\n}"),
      fence("ts", `${builder}\nbuilder.addReleases([]);`),
      fence("js", `${builder}\nbuilder.addReleases([]);`),
      fence("ts", `${parser}\nnew DdexParser().parseFile('a.xml');`),
      fence("ts", "const count: number = 'one';"),
      fence("js", `${builder}\n\nthrow new Error('not meant');`),
      fence("js", `${builder}\nconsole.log(builder.getStats().releasesCount);`),
      fence("output", "1"),
      fence("js del={3}", `${builder}\nnonsense(;\nconsole.log(builder.getStats().releasesCount);`),
    );
    expect(diagnostics).toEqual([
      expect.stringMatching(/^content\/docs\/page\.mdx:6: This is not JSON: .+\. Write JSON without /),
      expect.stringMatching(
        /^content\/docs\/page\.mdx:13: TypeScript says \(TS2551\): Property 'addReleases' does not exist .+ Correct the code: /,
      ),
      expect.stringMatching(/^content\/docs\/page\.mdx:19: TypeScript says \(TS2551\): /),
      expect.stringMatching(
        /^content\/docs\/page\.mdx:25: TypeScript says \(TS2339\): Property 'parseFile' does not exist on type 'DdexParser'/,
      ),
      expect.stringMatching(/^content\/docs\/page\.mdx:29: TypeScript says \(TS2322\): /),
      expect.stringMatching(
        /^content\/docs\/page\.mdx:33: The sample ends with Error: not meant\. Correct it, or catch the error/,
      ),
      'content/docs/page.mdx:46: The output block says "1", the sample prints "0". Write what the sample prints; a line of … replaces lines left out between two others.',
    ]);
  },
  60_000,
);

it.each([
  ["a code fence without a language", "```\na\n```", "content/docs/page.mdx:4: A code fence names no language. "],
  [
    "a code fence that continues nothing",
    fence("ts continues", "a"),
    'content/docs/page.mdx:4: "continues" is on a block that no ts block comes before. Remove the word.',
  ],
])("rejects %s", async (_name, body, message) => {
  expect((await check(body)).diagnostics).toEqual([expect.stringContaining(message)]);
});

it("tells what it checks and how far it is", async () => {
  const raw = `---\ntitle: Page\n---\n${[fence("json", "{}"), fence("csv", "a,b\n1,2"), fence("json", "[]")].join("\n")}`;
  const told: string[] = [];
  await checkSamples([{ file: "content/docs/page.mdx", raw }], [], (progress) => told.push(progress));
  expect(told).toEqual([
    expect.stringMatching(/^samples: 0 of 3 programs, .*json/),
    expect.stringMatching(/^samples: 2 of 3 programs, csv/),
  ]);
});
