import { ContentError } from "../../diagnostics/diagnostic";
import { parseSymbols } from "./current-symbols";

const file = "content/toolkit/ddex-builder/typescript.yaml";
const entry = (changes: Record<string, string> = {}): string => {
  const lines = {
    id: "ddex-builder.typescript.reset",
    kind: "method",
    name: "reset",
    signature: "'reset(): void'",
    status: "works",
    note: "Clears all.",
    evidence: "executed",
    source: "src/lib.rs:1-2",
    ...changes,
  };
  return Object.entries(lines)
    .filter(([, value]) => value !== "")
    .map(([key, value], index) => `${index === 0 ? "- " : "  "}${key}: ${value}\n`)
    .join("");
};

describe("parseSymbols", () => {
  it("adds the package, language, line and defaults to each symbol", () => {
    expect(parseSymbols(`# API\n\n${entry()}`, file)).toEqual([
      {
        id: "ddex-builder.typescript.reset",
        package: "ddex-builder",
        language: "typescript",
        kind: "method",
        name: "reset",
        parent: null,
        signature: "reset(): void",
        params: [],
        returns: null,
        errors: [],
        texts: [],
        since: null,
        changed: null,
        status: "works",
        note: "Clears all.",
        evidence: "executed",
        check: null,
        source: "src/lib.rs:1-2",
        file,
        line: 3,
      },
    ]);
  });

  it.each([
    ["a value that isn't a list", "a: 1", 1, 'the symbols are not a list. Begin each with "- id: …"'],
    ["text that is not YAML", "- id: 'a\n", 2, "the symbols are not valid YAML: "],
    ["an entry that isn't a map", `${entry()}- text`, 9, "the symbol is not a map. "],
    [
      "a missing key",
      `${entry()}${entry({ id: "ddex-builder.typescript.b", note: "" })}`,
      9,
      'symbol "ddex-builder.typescript.b" has no "note". Add a line "note: …" to its entry',
    ],
    [
      "an invalid status",
      entry({ status: "fine" }),
      5,
      'symbol "ddex-builder.typescript.reset" "status" is not valid: "fine". Use one of: works, partial, placeholder, unavailable',
    ],
    [
      "a source without a line",
      entry({ source: "src/lib.rs" }),
      8,
      'symbol "ddex-builder.typescript.reset" "source" is not valid: "src/lib.rs"',
    ],
    ["a misspelt key", entry({ staus: "works" }), 9, 'has the unknown key "staus". Did you mean "status"?'],
    [
      "a misspelt key of a parameter",
      entry({ params: "[{ name: a, type: b, requird: true }]" }),
      9,
      '"params.0" has the unknown key "requird". Remove it',
    ],
    [
      "an id that belongs to another file",
      entry({ id: "ddex-builder.rust.reset" }),
      1,
      'the id "ddex-builder.rust.reset" does not begin with "ddex-builder.typescript.". Correct the id, or move',
    ],
    [
      "an id that is taken",
      `${entry()}${entry()}`,
      9,
      'the id "ddex-builder.typescript.reset" is taken by the symbol in line 1. ',
    ],
  ])("rejects %s with file, line and fix", (_name, yaml, line, message) => {
    expect(() => parseSymbols(yaml, file)).toThrow(ContentError);
    expect(() => parseSymbols(yaml, file)).toThrow(`${file}:${line}: `);
    expect(() => parseSymbols(yaml, file)).toThrow(message);
  });

  it("rejects a file whose name isn't a package and language of the toolkit", () => {
    expect(() => parseSymbols("", "content/toolkit/ddex-builder/java.yaml")).toThrow(
      "content/toolkit/ddex-builder/java.yaml:1: the file is not named after a package and a language",
    );
  });
});
