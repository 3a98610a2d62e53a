import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { parseSymbols } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { git, hasGit } from "../../test/node/git";
import { entryDigest, sourceDigest } from "../symbols/symbol-digests";
import { definitionsIn } from "./definitions";
import { dependentsIn } from "./dependents";
import { type Drift, drift, knownAfter } from "./drift";
import { moveSources } from "./move-sources";
import { printDrift } from "./print-drift";
import { readCitedText, toolkitFolder } from "./toolkit-folder";

const LIB = "packages/ddex-parser/src/lib.rs";
const FILE = "content/toolkit/ddex-parser/rust.yaml";

const entry = (name: string, lines: string): string =>
  `- id: ddex-parser.rust.${name}\n  kind: function\n  name: ${name}\n  signature: 'fn ${name}()' # as declared\n` +
  `  params: [ { name: "a",   type: "A" } ]\n  status: works\n  note: Parses.\n  evidence: read\n  source:   ${LIB}:${lines} # lines\n`;

const before = `pub struct One {
    pub title: String,
}
pub struct Two {
    pub title: String,
}
pub fn parse() {
    helper("Old message")
}
pub fn check() {
    parse()
}
fn helper(text: &str) {
    print(text)
}
`;

const yaml = `# Symbols.\n\n${[entry("title", "2"), entry("parse", "7-9"), entry("check", "10-12")].join("\n")}`;
const symbols = parseSymbols(yaml, FILE);

const folderOf = (files: Readonly<Record<string, string>>): string => temporaryFolder(files);
const knownIn = (folder: string): Parameters<typeof knownAfter>[1] =>
  Object.fromEntries(
    symbols.map((symbol) => [
      symbol.id,
      { read: entryDigest(symbol), source: sourceDigest(readCitedText(folder, symbol.source)!) },
    ]),
  );

const older = folderOf({ [LIB]: before });
const known = knownIn(older);
const driftTo = (files: Readonly<Record<string, string>>): Promise<Drift> =>
  drift(older, folderOf(files), symbols, known);
const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);

describe("npm run symbols:drift", () => {
  it("follows lines that moved, and confirms their entries", async () => {
    const found = await driftTo({ [LIB]: `use std::fmt;\n\n${before}` });
    expect(names(found.confirmed)).toEqual(["title", "parse", "check"]);
    expect([...found.moved.values()]).toEqual([`${LIB}:4`, `${LIB}:9-11`, `${LIB}:12-14`]);
    expect([found.sources, found.changed, found.added, found.vanished]).toEqual([[], [], [], []]);
  });

  it("follows lines into another file", async () => {
    const otherFile = LIB.replace("lib.rs", "parser.rs");
    const found = await driftTo({ [otherFile]: `// Moved.\n${before}` });
    expect(found.moved.get("ddex-parser.rust.parse")).toBe(`${otherFile}:8-10`);
    expect([found.added, found.vanished]).toEqual([[], []]);
  });

  it("lists changed lines, and doesn't take the same line elsewhere for them", async () => {
    const found = await driftTo({ [LIB]: before.replace("    pub title: String,\n", "    pub name: String,\n") });
    expect(names(found.confirmed)).toEqual(["parse", "check"]);
    expect(found.sources).toMatchObject([
      { from: `${LIB}:2`, to: `${LIB}:2`, before: "    pub title: String,", after: "    pub name: String," },
    ]);
  });

  it("lists lines that are gone", async () => {
    const found = await driftTo({ [LIB]: before.replace(/pub fn check[^]*?\n}\n/, "") });
    expect(found.sources).toMatchObject([{ symbols: [{ name: "check" }], to: undefined }]);
    expect(names(found.vanished)).toEqual(["check"]);
  });

  it("lists entries that were not read in the older sources", async () => {
    const found = await drift(folderOf({ [LIB]: before.replace("Old", "Older") }), older, symbols, known);
    expect(names(found.unread)).toEqual(["parse"]);
    const edited = symbols.map((symbol): ToolkitSymbol => ({ ...symbol, note: "Checks." }));
    expect((await drift(older, older, edited, known)).unread).toHaveLength(3);
  });

  it("keeps what is confirmed, at its new lines, and forgets everything else", async () => {
    const found = await driftTo({ [LIB]: `\n${before.replace('helper("Old', 'helper("New')}` });
    const moved = parseSymbols(moveSources(yaml, found.moved), FILE);
    const after = knownAfter(found, known);
    expect(Object.keys(after)).toEqual(["ddex-parser.rust.title", "ddex-parser.rust.check"]);
    for (const symbol of moved.filter(({ name }) => name !== "parse"))
      expect(after[symbol.id]).toEqual({ ...known[symbol.id], read: entryDigest(symbol) });
  });

  it("moves lines in the file of symbols and leaves the rest as it's written", async () => {
    const { moved } = await driftTo({ [LIB]: `\n${before}` });
    expect(moveSources(yaml, moved)).toBe(
      yaml.replace(":2 ", ":3 ").replace(":7-9 ", ":8-10 ").replace(":10-12 ", ":11-13 "),
    );
    expect(moveSources(yaml, new Map())).toBe(yaml);
  });

  it("prints changed entries with what depends on them, and changed code with its callers", async () => {
    const newer = folderOf({
      [LIB]: before.replace("Old message", "New message").replace("print(text)", "log(text)"),
    });
    const page =
      '---\ntitle: A\n---\n\n<Status of="ddex-parser.rust.parse" />\n\n```rust\nuse ddex_parser::parse;\n```\n\n`Old message`\n';
    const found = await drift(older, newer, symbols, known);
    const textOf = (source: string) => readCitedText(older, source);
    const report = printDrift(found, dependentsIn(symbols, textOf, [{ file: "a.mdx", raw: page }]));
    expect(report).toContain(`### ddex-parser.rust.parse\n\n${FILE}:13\n\n${LIB}:7-9\n\n\`\`\`diff`);
    expect(report).toContain('-    helper("Old message")\n+    helper("New message")\n');
    expect(report).toContain("Pages: a.mdx:5\n\nSamples: a.mdx:7\n\n");
    expect(report).toContain('Lines with "Old message", which is gone: a.mdx:11');
    expect(report).toContain("Entries whose lines name it: ddex-parser.rust.check\n");
    expect(report).toContain(`## Changed code that no entry above cites (1)\n\n### helper, ${LIB}:13`);
  });
});

describe("definitionsIn", () => {
  const publicIn = async (file: string, code: string): Promise<string[]> =>
    (await definitionsIn(file, code)).flatMap(({ name, exposure }) => (exposure ? [`${exposure} ${name}`] : []));

  it("finds public names of Rust, of its bindings, and of clap", async () => {
    const code = `
pub struct Parser; struct Hidden; pub(crate) fn inner() {}
impl<T> Parser<T> { pub fn parse(&self) { fn local() {} } fn private() {} }
pub mod options { pub fn all() {} }
#[napi(js_name = "Builder")] pub struct Node {}
#[napi] impl Node { #[napi] pub fn build(&self) {} }
#[pyfunction] fn batch() {}
#[pymethods] impl Py { #[new] fn new() {} fn rows(&self) {} }
#[derive(Parser)] struct Cli { #[arg(long)] verbose: bool, other: u8 }
#[derive(Debug, Subcommand)] enum Commands { Parse, Check { #[arg(short)] strict: bool } }
#[cfg(test)] mod tests { pub fn test() {} }
`;
    expect(await publicIn("lib.rs", code)).toEqual([
      "pub struct Parser",
      "pub fn Parser.parse",
      "pub fn all",
      "#[napi] Node",
      "#[napi] Node.build",
      "#[pyfunction] batch",
      "#[pymethods] Py.new",
      "#[pymethods] Py.rows",
      "#[arg] Cli.verbose",
      "Subcommand Commands.Parse",
      "Subcommand Commands.Check",
      "#[arg] Commands.Check.strict",
    ]);
  });

  it("finds what declarations of TypeScript and modules of Python export", async () => {
    const types =
      "export declare class A { constructor(); build(): void; private no: number }\nexport interface B { b?: string }\ndeclare class C {}\nexport { c as d } from './c';\nexport const e: number;";
    expect(await publicIn("index.d.ts", types)).toEqual([
      ...["export A", "export A.constructor", "export A.build", "export B", "export B.b", "export d", "export e"],
    ]);
    const python =
      "try:\n    def f(): pass\nexcept ImportError:\n    pass\nclass G:\n    def h(self): pass\n    def _i(self): pass\nclass _J:\n    def k(self): pass\n";
    expect(await publicIn("__init__.py", python)).toEqual(["Python f", "Python G", "Python G.h"]);
  });
});

(hasGit ? describe : describe.skip)("toolkitFolder", () => {
  it("is a folder, or what git fetches of a tag, once", () => {
    const repository = folderOf({ [LIB]: before });
    git(repository, ["init", "--quiet"]);
    git(repository, ["add", "."]);
    git(repository, ["commit", "--quiet", "-m", "one"]);
    git(repository, ["tag", "v1"]);
    const cache = temporaryFolder({});
    const fetched = toolkitFolder("v1", repository, cache);
    expect(fetched).toBe(path.join(cache, "v1"));
    expect(readCitedText(fetched, `${LIB}:7`)).toBe("pub fn parse() {");
    expect(toolkitFolder("v1", "nowhere", cache)).toBe(fetched);
    expect(toolkitFolder(repository)).toBe(repository);
  });

  it("names what it can't find", () => {
    const cache = temporaryFolder({});
    expect(() => toolkitFolder("v2", cache, cache)).toThrow(/^v2 is not a folder, and git can't fetch it from /);
    expect(() => toolkitFolder("v2", cache, cache)).toThrow(/^v2 is not a folder/);
    expect(() => toolkitFolder(cache)).toThrow('has no folder "packages"');
  });
});
