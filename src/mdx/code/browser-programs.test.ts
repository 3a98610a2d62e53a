import { compileBody } from "../../test/content/compile-body";

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const output = fence("output", "printed");
const readAlbum = "import { readFileSync } from 'node:fs';\nreadFileSync('album-43.xml');";

const read = (...blocks: string[]) => {
  const { programs, content } = compileBody(blocks.join(""));
  return { programs, html: content.join("") };
};

describe("browserPrograms", () => {
  it("has scripts whose output is shown, with what they import and name", () => {
    const { programs } = read(
      fence('xml title="small.xml"', "<a/>"),
      fence('ts title="lib.ts"', "export const file = 'small.xml';"),
      fence('ts title="run.mts"', `${readAlbum}\nimport { file } from './lib.js';`),
      output,
    );
    expect(programs).toEqual([
      {
        address: "/run/docs/page/run.mts.js",
        scripts: [
          { name: "run.mts", text: expect.stringContaining("album-43.xml") },
          { name: "lib.ts", text: "export const file = 'small.xml';" },
        ],
        files: [{ name: "small.xml", text: "<a/>\n" }],
        fixtures: ["album-43.xml"],
      },
    ]);
  });

  it.each([
    ["no output", fence('ts title="a.ts"', readAlbum)],
    [
      "a recorded output",
      fence('ts title="a.ts"', readAlbum) +
        fence('output recorded="run by hand with Node.js on 2026-11-22." of="01234567"', "x"),
    ],
    ["no name", fence("ts", readAlbum) + output],
    ["another language", fence('python title="a.py"', "print(1)") + output],
    ["the toolkit", fence('ts title="a.ts"', "import { DdexBuilder } from 'ddex-builder';") + output],
    ["other modules of Node.js", fence('ts title="a.ts"', "const http = await import('node:http');") + output],
    ["a file that isn't on the page", fence('ts title="a.ts"', "import './b.js';") + output],
  ])("has no program with %s", (_what, body) => {
    const { programs, html } = read(body);
    expect(programs).toEqual([]);
    expect(html).not.toContain("code-run");
  });

  it("lets readers run a program on the sample or on their file, as an argument or in its place", () => {
    const bar = (code: string): string =>
      /<div class="code-run[^]*<\/div>/.exec(read(fence('ts title="a.ts"', code), output).html)?.[0] ?? "";
    const ownFile = 'aria-label="Run on your file: a.ts"';
    expect(bar(readAlbum)).toContain(' data-program="/run/docs/page/a.ts.js" data-message="album-43.xml"><button');
    expect(bar(readAlbum)).toContain('aria-label="Run on the sample: a.ts"');
    expect(bar(readAlbum)).toContain(ownFile);
    expect(bar(`${readAlbum}\nprocess.argv[2];`)).toContain(ownFile);
    expect(bar(`${readAlbum}\nprocess.argv[2];`)).not.toContain("data-message");
    expect(bar("import { writeFileSync } from 'node:fs';\nwriteFileSync('album-43.xml', '');")).not.toContain(ownFile);
  });
});
