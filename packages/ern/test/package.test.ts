import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { makeDownloads } from "../build";
import { readSample } from "./read-sample";
import { readSchema } from "./read-schema";
import { temporaryFolder } from "./temporary-folder";

const ROOT = path.join(__dirname, "../../..");
const MB = 1024 * 1024;

/** What the examples use of Node.js, whose own declarations take a second to check. */
const NODE = `
interface Blob { arrayBuffer(): Promise<ArrayBuffer>; readonly size: number }
declare const console: { log(...values: unknown[]): void };
declare module "node:fs" {
  export function readFileSync(file: string): Uint8Array<ArrayBuffer>;
  export function readFileSync(file: string, encoding: "utf8"): string;
  export function openAsBlob(file: string): Promise<Blob>;
}
`;

/** A folder with nothing but the archive's contents, where npm puts them, and messages. */
const installed = temporaryFolder();
/** A folder with nothing but the two files of the command line, and messages. */
const alone = temporaryFolder();

const messages = {
  "message.xml": readSample("43-single.xml"),
  "broken.xml": readSample("43-broken.xml"),
  "old.xml": readSample("382-album.xml"),
  "rules.sch": readSchema("rules.sch"),
};

beforeAll(async () => {
  const { files: downloads } = await makeDownloads("packages/ern", "node_modules/.cache/ern");
  const archive = readdirSync(downloads).find((name) => name.endsWith(".tgz"))!;
  const install = ["install", "--offline", "--no-audit", "--no-fund", path.join(downloads, archive)];
  execFileSync("npm", install, { cwd: installed, shell: process.platform === "win32" });
  for (const name of readdirSync(downloads).filter((file) => file.endsWith(".mjs")))
    copyFileSync(path.join(downloads, name), path.join(alone, name));
  for (const folder of [installed, alone]) {
    for (const [name, text] of Object.entries(messages)) writeFileSync(path.join(folder, name), text);
    cpSync(path.join(__dirname, "schemas"), path.join(folder, "schemas"), { recursive: true });
  }
}, 120_000);

const node = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return { code: status, out: stdout, err: stderr };
};

describe.each([
  ["the archive that npm installs", () => [installed, "node_modules/@ddex-suite/ern/lib/ern.js"]],
  ["the command line in one file", () => [alone, "ern.mjs"]],
] as [string, () => [string, string]][])("%s", (_, place) => {
  const ern = (...args: string[]) => {
    const [folder, script] = place();
    return node(folder, script, ...args);
  };

  it("checks, fixes, converts, compares and lists tracks in a folder without anything else", () => {
    expect(ern("check", "message.xml")).toMatchObject({ code: 0, err: "" });
    expect(ern("check", "broken.xml")).toMatchObject({ code: 1, err: "" });
    const fixed = ern("fix", "broken.xml", "--output", "fixed.xml");
    expect(fixed.err).toBe("");
    expect(fixed.out).toMatch(/^broken\.xml: \d+ problems? fixed\.\n/);
    const converted = ern("convert", "old.xml", "--output", "new.xml");
    expect(converted).toMatchObject({ err: "" });
    expect(readFileSync(path.join(place()[0], "new.xml"), "utf8")).toContain("http://ddex.net/xml/ern/43");
    expect(ern("compare", "message.xml", "new.xml")).toMatchObject({ code: 1, err: "" });
    expect(ern("tracks", "new.xml").out.split("\n").length).toBeGreaterThan(2);
    expect(ern("list", "new.xml").out).toMatch(/^new\.xml +4\.3\.2 +NewReleaseMessage /m);
  });

  it("finds a whole delivery right, and what is missing or unnamed in another", () => {
    const folder = path.join(place()[0], "N_20261120120000000", "A12425GABC1234002M");
    mkdirSync(path.join(folder, "resources"), { recursive: true });
    writeFileSync(path.join(folder, "single.xml"), messages["message.xml"]);
    const names = [...messages["message.xml"].matchAll(/<URI>([^<]+)/g)].map(([, name]) => name!);
    for (const name of names) writeFileSync(path.join(folder, name), name);
    expect(ern("batch", "N_20261120120000000")).toMatchObject({ code: 0, err: "" });
    writeFileSync(path.join(folder, names[0]!), "");
    writeFileSync(path.join(folder, "more.wav"), "more");
    const { code, out } = ern("batch", "N_20261120120000000", "--format", "json");
    expect(code).toBe(1);
    expect([...out.matchAll(/"code": "(.*?)"/g)].map(([, name]) => name)).toEqual(["file-empty", "file-unnamed"]);
  });

  it("writes SARIF, with a result for each problem that the text has", () => {
    const { code, out, err } = ern("check", "broken.xml", "--format", "sarif");
    expect([code, err]).toEqual([1, ""]);
    const { version, runs } = JSON.parse(out) as {
      version: string;
      runs: { results: { locations: { physicalLocation: { region: { startLine: number } } }[] }[] }[];
    };
    expect(version).toBe("2.1.0");
    const lines = runs[0]!.results.map(({ locations }) => locations[0]!.physicalLocation.region.startLine);
    const printed = [...ern("check", "broken.xml").out.matchAll(/^broken\.xml:(\d+):/gm)].map(([, line]) =>
      Number(line),
    );
    expect(printed.length).toBeGreaterThan(5);
    expect(lines).toEqual(printed);
  });

  it("validates with a schema and with rules", () => {
    const { code, out, err } = ern("check", "message.xml", "--schema", "schemas", "--rules", "rules.sch");
    expect(err).toBe("");
    expect(code).toBe(1);
    expect(out).toContain("message.xml: Not valid against release-notification.xsd 4.3: 4 problems.");
  });
});

describe("the published package", () => {
  const published = (): string => path.join(installed, "node_modules/@ddex-suite/ern");
  const files = (): string[] =>
    readdirSync(published(), { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(path.join(published(), name)).isFile(),
    );

  it("has at most 4 MB without the validator, no tests and no dependencies", () => {
    const validator = /^lib[\\/]lib-\w+\.js/;
    expect(files().filter((name) => validator.test(name)).length).toBeGreaterThan(0);
    const sizes = files().map((name) => (validator.test(name) ? 0 : statSync(path.join(published(), name)).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4 * MB);
    expect(files().filter((name) => name.includes(".test."))).toEqual([]);
    expect(JSON.parse(readFileSync(path.join(published(), "package.json"), "utf8"))).not.toHaveProperty("dependencies");
  });

  it("maps its code to sources that are in it", () => {
    const maps = files().filter((name) => name.endsWith(".js.map"));
    const ownSources = maps.flatMap((name) => {
      const { sources } = JSON.parse(readFileSync(path.join(published(), name), "utf8")) as { sources: string[] };
      // Those of other packages are outside.
      return sources
        .map((source) => path.join(path.dirname(name), source))
        .filter((source) => !source.startsWith(".."));
    });
    const there = new Set(files());
    expect(ownSources).toContain(path.join("src", "check", "check-ern.ts"));
    expect(ownSources.filter((source) => !there.has(source))).toEqual([]);
  });

  /** The examples of the declarations, and the programs of the README. */
  const examples = (): [name: string, code: string][] => {
    const declared = ["src/api.ts", "validate/create-validator.ts"].flatMap((file) =>
      [
        ...readFileSync(path.join(__dirname, "..", file), "utf8").matchAll(
          /@example\n((?: \*.*\n)+?) \*\/\nexport const (\w+)/g,
        ),
      ].map(([, code = "", name = ""]): [string, string] => [name, code.replace(/^ \* ?/gm, "")]),
    );
    const readme = readFileSync(path.join(__dirname, "../README.md"), "utf8");
    const shown = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""], index): [string, string] => [
      `readme${index}`,
      code,
    ]);
    return [...declared, ...shown];
  };

  it("has an example of each function, which runs and prints what it says", () => {
    const api = readFileSync(path.join(__dirname, "../src/api.ts"), "utf8");
    const functions = [...api.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
    expect(functions.length).toBeGreaterThan(8);
    expect(examples().map(([name]) => name)).toEqual([...functions, "createValidator", "readme0", "readme1"]);
    const programs = examples();
    for (const [name, code] of programs) writeFileSync(path.join(installed, `${name}.mjs`), code);
    const runs = programs.map(([name]) => `console.log("== ${name}");\nawait import("./${name}.mjs");`);
    writeFileSync(path.join(installed, "run.mjs"), runs.join("\n"));
    const { out, err } = node(installed, "run.mjs");
    expect(err).toBe("");
    const printed = new Map(
      out.split(/^== /m).map((text) => [text.split("\n", 1)[0], text.slice(text.indexOf("\n") + 1)]),
    );
    for (const [name, code] of programs) {
      const lines = [...code.matchAll(/\/\/ prints: (.*)/g)].map(([, text]) => `${text}\n`);
      if (lines.length > 0) expect([name, printed.get(name)]).toEqual([name, lines.join("")]);
      else expect(printed.get(name)).toMatch(/\S/);
    }
  }, 60_000);

  it("has declarations that a strict TypeScript project accepts without anything else", () => {
    for (const [name, code] of examples()) writeFileSync(path.join(installed, `${name}.mts`), code);
    const options = {
      module: "nodenext",
      target: "es2023",
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      lib: ["es2023"],
      types: [],
    };
    writeFileSync(path.join(installed, "node.d.ts"), NODE);
    writeFileSync(
      path.join(installed, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["*.mts", "node.d.ts"] }),
    );
    const { out } = node(installed, path.join(ROOT, "node_modules/typescript/bin/tsc"), "--project", installed);
    expect(out).toBe("");
  }, 120_000);
});
