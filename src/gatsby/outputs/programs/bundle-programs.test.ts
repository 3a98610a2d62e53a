import { execFileSync } from "node:child_process";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import type { ReaderMessage, RunReport } from "../../../browser/behaviors/programs/messages";
import type { BrowserProgram } from "../../../mdx/code/browser-programs";
import { bundlePrograms } from "./bundle-programs";

const toProgram = (code: string, others: Partial<BrowserProgram> = {}): BrowserProgram => ({
  address: "/run/docs/page/run.mts.js",
  scripts: [{ name: "run.mts", text: code }],
  files: [],
  fixtures: [],
  ...others,
});

/** Runs the script of a program, in Node.js with nothing of Node.js but what the script brings, as a worker does. */
const RUN = `
import { readFileSync, writeSync } from "node:fs";
const { start } = await import(process.argv[1]);
await start(JSON.parse(readFileSync(0, "utf8")), (report) => writeSync(1, JSON.stringify(report) + "\\n"));`;

/** Bundles a program, runs it, and returns what it reports; written files as texts. */
const run = async (program: BrowserProgram, message?: Partial<ReaderMessage>) => {
  const { files } = await bundlePrograms([program]);
  const folder = temporaryFolder({
    "package.json": '{ "type": "module" }',
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [name, content.toString()])),
  });
  const args = ["--input-type=module", "-e", RUN, path.join(folder, program.address)];
  const input = JSON.stringify(message ?? null);
  const lines = execFileSync(process.execPath, args, { encoding: "utf8", input }).trim().split("\n");
  const reports = lines.map((line) => JSON.parse(line) as RunReport);
  const textOf = (isError: boolean): string =>
    reports.map((report) => (report.state === "printed" && report.isError === isError ? report.text : "")).join("");
  const end = reports.at(-1)!;
  return {
    printed: textOf(false),
    errors: textOf(true),
    exitCode: end.state === "ended" ? end.exitCode : undefined,
    written: end.state === "ended" ? end.written.map(([name, content]) => [name, Object.values(content)]) : undefined,
  };
};

const bytesOf = (text: string): number[] => [...Buffer.from(text)];

describe("bundlePrograms", () => {
  it("has one script per program, shares what several need, and names the packages", async () => {
    const code = "import { SaxesParser } from 'saxes';\nconsole.log(new SaxesParser().position);";
    const programs = ["a", "b"].map((name) => toProgram(code, { address: `/run/docs/${name}/run.mts.js` }));
    const { files, packages } = await bundlePrograms(programs);
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(programs.map(({ address }) => address)));
    expect(names.filter((name) => files[name]!.includes("unclosed tag"))).toEqual([
      expect.stringMatching(/^\/run\/chunks\//),
    ]);
    expect(packages).toEqual(["node_modules/saxes", "node_modules/xmlchars"]);
  });

  it("makes scripts that read the page's files, fixtures and modules, and report what they write", async () => {
    const code = `
import { readFileSync, writeFileSync } from 'node:fs';
import { twice } from './lib.mjs';
const album = readFileSync('album-43.xml', 'utf8');
writeFileSync('out.xml', twice(readFileSync('./a.xml', 'utf8')));
console.log(album.includes('NewReleaseMessage'), [readFileSync('out.xml').toString()]);
process.stdout.write('end');
console.error('bad');
process.exitCode = 3;`;
    const program = toProgram(code, { files: [{ name: "a.xml", text: "<ä/>" }], fixtures: ["album-43.xml"] });
    program.scripts.push({ name: "lib.mts", text: "export const twice = (text: string): string => text + text;" });
    expect(await run(program)).toEqual({
      printed: "true [ '<ä/><ä/>' ]\nend",
      errors: "bad\n",
      exitCode: 3,
      written: [["out.xml", bytesOf("<ä/><ä/>")]],
    });
  });

  it("has the errors and exit codes of Node.js", async () => {
    const code = (statement: string): string => `import { readFileSync } from 'node:fs';\n${statement}`;
    const missing = await run(toProgram(code("console.log(readFileSync('lost.xml'));")));
    expect(missing).toMatchObject({
      exitCode: 1,
      errors: "Error: ENOENT: no such file or directory, open 'lost.xml'\n",
    });
    const decoded = await run(
      toProgram("new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from('ä', 'latin1'));"),
    );
    expect(decoded).toMatchObject({
      exitCode: 1,
      errors: "TypeError: The encoded data was not valid for encoding utf-8\n",
    });
    expect(await run(toProgram("process.exit(2); console.log('never');"))).toMatchObject({ exitCode: 2, printed: "" });
    expect(await run(toProgram("await Promise.reject(new RangeError('late'));"))).toMatchObject({
      exitCode: 1,
      errors: "RangeError: late\n",
    });
  });

  it("gives the reader's message as an argument, or in place of the sample", async () => {
    const code = `
import { createReadStream } from 'node:fs';
const path = process.argv[2] ?? 'a.xml';
for await (const chunk of createReadStream(path, { encoding: 'utf8' })) console.log(path, chunk.length, chunk.slice(0, 4));`;
    const program = toProgram(code, { files: [{ name: "a.xml", text: "<a/>" }] });
    const content = bytesOf(`<b/>${"ä".repeat(50_000)}`);
    const message = { name: "b.xml", content: content as unknown as Uint8Array };
    expect((await run(program, message)).printed).toBe("b.xml 32770 <b/>\nb.xml 17234 ääää\n");
    expect((await run(program, { ...message, as: "a.xml" })).printed).toMatch(/^a\.xml 32770 <b\/>\n/);
    expect((await run(program)).printed).toBe("a.xml 4 <a/>\n");
  });

  it("cuts endless output", async () => {
    const { printed, errors } = await run(toProgram("for (let i = 0; i < 300; i++) console.log('x'.repeat(9_999));"));
    expect(printed).toHaveLength(1_000_000);
    expect(errors).toBe("\n… more output isn't shown\n");
  });
});
