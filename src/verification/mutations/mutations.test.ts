import { parse } from "../../mdx/read/parse";
import { readSymbols } from "../../reference/toolkit/current-symbols";
import { randomFrom } from "../../utils/random";
import { standardDiagnostics } from "../prose/standard/standard-diagnostics";
import { catchMutations } from "./catch-mutations";
import { codeMutations } from "./code-mutations";
import { toMutation } from "./mutation";
import { passedMutations, toMutationFigures } from "./mutation-report";
import { proseMutations } from "./prose-mutations";
import { misspelt, otherNumber } from "./rules/changed-text";
import { chooseMutations } from "./run-mutations";
import { sentenceMutations } from "./standard-mutations";
import { templateMutations, templateSentences } from "./standard-templates";
import { symbolMutations } from "./symbol-mutations";

const FILE = "content/docs/page.mdx";
const page = (body: string) => ({ file: FILE, raw: `---\ntitle: Page\n---\n\n${body}\n` });

const symbols = readSymbols(
  `
- id: ddex-parser.python.DDEXParser.parse
  kind: method
  name: parse
  parent: DDEXParser
  signature: parse(xml)
  params: [{ name: xml, type: str, required: true }]
  returns: ParsedMessage
  status: works
  note: Reads a message and never writes.
  evidence: executed
  source: src/lib.rs:1
`,
  "content/toolkit/ddex-parser/python.yaml",
);

const about = { label: "Python", kind: "renamed method" };
const mutation = toMutation(FILE, "one\ntwo\n", { start: 4, end: 7, text: "three" }, about);

describe("mutations", () => {
  it("misspell a name in the same way for the same seed", () => {
    const one = misspelt("addRelease", randomFrom(3));
    expect(one).toBe(misspelt("addRelease", randomFrom(3)));
    expect(one).not.toBe("addRelease");
    expect([...one].sort()).toEqual([..."addRelease"].sort());
    expect(misspelt("aaa", randomFrom(3))).toBe("aaax");
  });

  it("change a number of any length", () => {
    expect(["0", "19", "90071992547409920000"].map(otherNumber)).toEqual(["1", "10", "90071992547409920001"]);
  });

  it("record their location, and the line before and after", () => {
    expect(mutation).toEqual({ ...about, file: FILE, line: 2, was: "two", is: "three", raw: "one\nthree\n" });
  });

  it("change code at its location in the page, including indented blocks", async () => {
    const body =
      '- A list:\n\n  ```python\n  p.parse(\n      xml=1)\n  print(m["key"])\n  ```\n\n```output\nrow 7\n```';
    const mutations = await codeMutations(page(body), symbols, randomFrom(1));
    expect(
      mutations.map(({ label, kind, line, is }) => [label, kind, line, is.replace(/(?<=\.|")[a-z]{3,}/, "…")]),
    ).toEqual([
      ["Python", "renamed method", 8, "p.…("],
      ["Python", "renamed keyword", 9, expect.not.stringContaining("xml") as string],
      ["Python", "wrong key", 10, 'print(m["…"])'],
      ["Python", "value of another type", 9, 'xml="…")'],
      ["Outputs", "other number in an output", 14, "row 8"],
    ]);
    for (const { raw } of mutations) expect(raw.split("\n")).toHaveLength(page(body).raw.split("\n").length);
  });

  it("skip blocks that aren't checked or are wrong on purpose", async () => {
    const body =
      '```python unchecked="It is but an outline."\np.parse(1)\n```\n\n```python wrong="It shows what fails."\np.parse(1)\n```';
    expect(await codeMutations(page(body), symbols, randomFrom(1))).toEqual([]);
  });

  it("change prose, but not code blocks, comments or frontmatter", () => {
    const body = "Call `DDEXParser.parse()` with `--verbose`.\n\n{/* `comment` */}\n\n```python\nx = `verbatim`\n```";
    expect(proseMutations(page(body), symbols, randomFrom(1)).map(({ kind, line }) => [kind, line])).toEqual([
      ["renamed name in code", 5],
      ["renamed flag in code", 5],
    ]);
  });

  it("change a symbol's status, note, parameter and result", () => {
    const mutations = symbolMutations(symbols, () => true, randomFrom(1));
    expect(mutations.map(({ kind, is }) => [kind, is])).toEqual([
      ["other status", expect.not.stringContaining("works") as string],
      ["false note", '{"note":"Reads a message and always writes."}'],
      ["parameter of another type", expect.stringContaining('"type":"string"') as string],
      ["other result", '{"returns":"string"}'],
    ]);
    expect(mutations[1]?.symbols[0]?.note).toBe("Reads a message and always writes.");
    expect(symbols[0]?.note).toBe("Reads a message and never writes.");
  });

  it("turn what a sentence says about the standard into something false", () => {
    const mutations = sentenceMutations(page("ERN 4.3 has at most one `Release` in a `ReleaseList`."), randomFrom(1));
    expect(mutations.map(({ kind, line, is }) => [kind, line, is.replace(/`[A-Z]\w+` in/, "`…` in")])).toEqual(
      expect.arrayContaining([
        ["opposite", 5, "ERN 4.3 has at least one `…` in a `ReleaseList`."],
        ["other version", 5, "ERN 3.8.2 has at most one `…` in a `ReleaseList`."],
        ["other element", 5, "ERN 4.3 has at most one `…` in a `ReleaseList`."],
      ]),
    );
    expect(sentenceMutations(page("`Deal` and `Release` are elements."), randomFrom(1))).toEqual([]);
  });

  it("add false sentences about the standard, of which 90 in 100 are refused, and no true one is called false", () => {
    const messages = (isTrue: boolean): string[] =>
      templateSentences(isTrue, randomFrom(1)).map(({ sentence }) =>
        standardDiagnostics(parse(sentence, { file: FILE, lineOffset: 0 }), () => 1)
          .map(({ message }) => message)
          .join(),
      );
    const refused = messages(false);
    expect(refused.filter((message) => message !== "").length).toBeGreaterThanOrEqual(0.9 * refused.length);
    expect(messages(true).filter((message) => message.startsWith("The sentence says"))).toEqual([]);
    expect(templateMutations([page("Text.")], randomFrom(1))[0]).toMatchObject({ file: FILE, line: 5 });
  });

  it("are chosen from all types, the rare ones first", () => {
    const of = (kind: string, count: number) => Array.from({ length: count }, () => ({ ...mutation, kind }));
    const chosen = chooseMutations([...of("common", 50), ...of("rare", 2), ...of("usual", 20)], 12, randomFrom(1));
    const count = (kind: string) => chosen.filter((one) => one.kind === kind).length;
    expect([count("rare"), count("usual"), count("common")]).toEqual([2, 5, 5]);
  });

  it("are caught only if a problem is reported in their copy of the page", async () => {
    const check = async (files: readonly { file: string; raw: string }[]) =>
      Promise.resolve(
        files.filter(({ raw }) => raw.includes("three")).map(({ file }) => `${file}:2: A mutation. Fix it.`),
      );
    const other = { ...mutation, raw: "one\nfour\n" };
    const results = await catchMutations([{ file: FILE, raw: "one\ntwo\n" }], [mutation, other], check);
    expect(results.map(({ caught }) => caught)).toEqual([true, false]);
    expect(passedMutations(results)).toEqual([`${FILE}:2: Python, renamed method\n  true:  two\n  false: three`]);
    await expect(catchMutations([{ file: FILE, raw: "three" }], [], check)).rejects.toThrow(
      `problems:\n${FILE}:2: A mutation.`,
    );
  });

  it("must be caught in 95 of 100 cases, in prose and about the standard in 90", () => {
    const results = (label: string, caught: number) =>
      Array.from({ length: 100 }, (_, at) => ({ mutation: { ...mutation, label }, caught: at < caught }));
    const enough = (label: string, caught: number) => toMutationFigures(results(label, caught))[0]?.enough;
    expect([enough("Rust", 95), enough("Rust", 94), enough("Prose", 90), enough("Prose", 89)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
