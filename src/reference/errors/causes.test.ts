import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { XMLParser } from "fast-xml-parser";
import { SaxesParser } from "saxes";

import { failuresOf } from "../../test/content/failures-of";
import { findPython } from "../../verification/doctest/languages/python/running/find-python";
import { createWorkspace } from "../../verification/doctest/running/workspace";
import { currentErrors, type ErrorEntry } from "./errors";

interface Printed {
  output: string;
  failed: boolean;
}

const runCommand = (program: string, args: readonly string[], cwd: string, input?: string): Printed => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, input, encoding: "utf8", timeout: 30_000 });
  if (error) throw error;
  return { output: stdout + stderr, failed: status !== 0 };
};

const isThere = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined;

/** The pattern of a printed text, in which the variable parts match anything. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^]+?"),
  );

const entriesOf = (source: string, ...languages: string[]): ErrorEntry[] =>
  (currentErrors().bySource.get(source) ?? []).filter(({ cause }) => languages.includes(cause.language));

const isFixed = ({ fixed }: ErrorEntry): boolean => fixed !== undefined;

/** Checks every entry and lists all that fail. */
const checkAll = (entries: readonly ErrorEntry[], check: (entry: ErrorEntry) => void): void =>
  expect(failuresOf(entries, ({ id }) => id, check)).toEqual([]);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "errors-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("ddex-builder for npm", () => {
  const workspace = createWorkspace();
  afterAll(() => workspace.remove());

  /** Pretends to be another system before the package is loaded. */
  const asOn = (system: string): string[] => {
    const [platform, arch] = system.split(" ");
    const values = Object.entries({ platform, arch }).map(([key, value]) => `${key}:{value:${JSON.stringify(value)}}`);
    return ["--import", `data:text/javascript,Object.defineProperties(process,{${values.join()}})`];
  };

  const runScript = (code: string, system?: string): Printed =>
    runCommand(
      process.execPath,
      ["--no-warnings", ...(system === undefined ? [] : asOn(system)), "--input-type=module"],
      workspace.folder,
      code,
    );

  it("fails with the text of the entry for each cause", () =>
    checkAll(entriesOf("ddex-builder", "js"), ({ text, cause }) => {
      const { output, failed } = runScript(cause.code, cause.system);
      expect(output).toMatch(patternOf(text));
      expect(failed).toBe(true);
    }));

  it("runs each fixed cause", () =>
    checkAll(entriesOf("ddex-builder", "js").filter(isFixed), ({ fixed }) =>
      expect(runScript(fixed!.code)).toEqual({ output: "", failed: false }),
    ));
});

const ifThere = isThere("xmllint") ? describe : describe.skip;

ifThere("xmllint", () => {
  /** Validates a document with the small schema that declares its root. */
  const validate = (document: string): Printed => {
    const schema = document.includes("http://ddex.net/xml/ern/") ? "message.xsd" : "part.xsd";
    const args = ["--nonet", "--noout", "--schema", path.resolve("src/reference/errors/testing", schema), "-"];
    return runCommand("xmllint", args, folder, document);
  };

  const document = (code: string): string => code.replace(/\n$/, "");

  it("prints the text of the entry for each cause", () =>
    checkAll(entriesOf("libxml2", "xml", "text"), ({ text, cause }) => {
      const { output, failed } = validate(document(cause.code));
      expect(output).toMatch(patternOf(text));
      expect(failed).toBe(true);
    }));

  it("accepts each fixed cause as valid", () =>
    checkAll(entriesOf("libxml2", "xml", "text").filter(isFixed), ({ fixed }) =>
      expect(validate(document(fixed!.code))).toEqual({ output: "- validates\n", failed: false }),
    ));

  it("prints the text of the entry for each command", () =>
    checkAll(entriesOf("libxml2", "bash"), ({ id, text, cause }) => {
      const ownFolder = path.join(folder, id);
      const schemas = path.join(ownFolder, "schemas/4.3");
      mkdirSync(schemas, { recursive: true });
      copyFileSync("src/reference/errors/testing/importing.xsd", path.join(schemas, "release-notification.xsd"));
      writeFileSync(path.join(ownFolder, "message.xml"), "<ReleaseType>Album</ReleaseType>");
      expect(runCommand("sh", ["-c", cause.code], ownFolder).output).toMatch(patternOf(text));
    }));
});

const python = findPython();
const hasLxml = python !== undefined && spawnSync(python, ["-c", "import lxml"]).status === 0;

(hasLxml ? describe : describe.skip)("lxml", () => {
  it("raises the text of the entry for each cause and runs the fixed code", () =>
    checkAll(entriesOf("libxml2", "python"), (entry) => {
      const { output, failed } = runCommand(python!, ["-"], folder, entry.cause.code);
      expect(output).toMatch(patternOf(entry.text));
      expect(failed).toBe(true);
      expect(runCommand(python!, ["-"], folder, entry.fixed!.code)).toEqual({ output: "", failed: false });
    }));
});

const saxes = (code: string): void => {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(code).close();
};

describe.each([
  ["fast-xml-parser", (code: string): unknown => new XMLParser().parse(code, true)],
  ["saxes", saxes],
])("%s", (name, parse) => {
  it("throws the texts of the entry for each cause and parses the fixed XML", () =>
    checkAll(entriesOf("xml-libraries", "xml", "text"), ({ also, cause, fixed }) => {
      const texts = also.filter(({ from }) => from.includes(name)).map(({ text }) => text);
      for (const text of texts) expect(() => parse(cause.code)).toThrow(patternOf(text));
      if (fixed) expect(() => parse(fixed.code)).not.toThrow();
    }));
});

(python ? describe : describe.skip)("ElementTree", () => {
  const parse = (code: string): Printed => {
    const program = "import sys, xml.etree.ElementTree as ET; ET.fromstring(sys.stdin.buffer.read())";
    return runCommand(python!, ["-c", program], folder, code);
  };

  it("raises the text of the entry for each cause and parses the fixed XML", () =>
    checkAll(entriesOf("xml-libraries", "xml", "text"), (entry) => {
      const { output, failed } = parse(entry.cause.code);
      expect(output).toMatch(patternOf(entry.text));
      expect(failed).toBe(true);
      if (entry.fixed) expect(parse(entry.fixed.code)).toEqual({ output: "", failed: false });
    }));
});
