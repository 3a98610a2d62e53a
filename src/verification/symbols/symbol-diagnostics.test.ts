import { readFileSync } from "node:fs";

import { toolkitRelease } from "../../config/toolkit";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { readEvidence } from "../evidence/evidence";
import { symbolDiagnostics } from "./symbol-diagnostics";
import { entryDigest } from "./symbol-digests";

const symbols = currentSymbols();

/** As if somebody had just read the source of all symbols. */
const known = {
  toolkit: toolkitRelease,
  symbols: Object.fromEntries(symbols.map((symbol) => [symbol.id, { read: entryDigest(symbol) }])),
  proofs: readEvidence().proofs,
};

const reset = "ddex-builder.typescript.DdexBuilder.reset";
const addRelease = "ddex-builder.typescript.DdexBuilder.addRelease";
const isrc = "ddex-builder.typescript.Resource.isrc";
const hidden = "ddex-builder.typescript.buildBatch";
const parse = "ddex-parser.python.DDEXParser.parse";

/** What is reported if one entry is changed. */
const diagnosticsWith = (id: string, changes: Partial<ToolkitSymbol>): string[] =>
  symbolDiagnostics(
    symbols.map((symbol) => (symbol.id === id ? { ...symbol, ...changes } : symbol)),
    known,
  );

const symbolPlace = (id: string): string => {
  const { file, line } = symbols.find((symbol) => symbol.id === id)!;
  return `${file}:${line}: `;
};

describe("symbolDiagnostics", () => {
  it("finds that content agrees with checks, declarations and the evidence from reading", () => {
    expect(symbolDiagnostics(symbols, readEvidence())).toEqual([]);
  });

  it.each<[string, string, Partial<ToolkitSymbol>, string]>([
    [
      "a status that nobody compared with its proofs",
      reset,
      { status: "partial" },
      "has changed since its source was read. Read packages/",
    ],
    [
      "a note that nobody compared with its proofs",
      reset,
      { note: "Clears releases." },
      " and its proofs again, then run npm run verify -- --read",
    ],
    [
      "an error that nobody compared with its proofs",
      addRelease,
      { errors: ["None"] },
      "has changed since its source was read",
    ],
    [
      "a default that nobody compared with its proofs",
      isrc,
      { params: [{ name: "isrc", type: "string", required: false, default: "TEMP" }] },
      "has changed since its source was read",
    ],
    [
      "an execution without a check",
      parse,
      { evidence: "executed" },
      'the entry says "evidence: executed", "check: null". Write "evidence: executed" with the file of its proofs',
    ],
    ["a check that nothing needs", parse, { check: "build" }, 'the entry says "evidence: read", "check: build"'],
    [
      "a check that does not exist",
      reset,
      { check: "build-dat" },
      "there is no file src/verification/symbols/proofs/build-dat.proof.test.ts. Did you mean build-data? Known: adding, ",
    ],
    [
      "a check that has no proof of it",
      reset,
      { check: "build" },
      'src/verification/symbols/proofs/build.proof.test.ts has no proof of it. Correct "check", or write a proof',
    ],
    [
      "proofs that the entry doesn't name",
      reset,
      { evidence: "read", check: null },
      'proofs run it, and the entry says "evidence: read". Correct the entry',
    ],
    [
      "a signature that differs from its declaration",
      reset,
      { signature: "reset(): boolean" },
      '"signature" is declared by the in',
    ],
    [
      "a result that differs from its declaration",
      reset,
      { returns: "boolean" },
      '"returns" is declared by the installed package',
    ],
    [
      "a parameter that differs from its declaration",
      addRelease,
      { params: [] },
      '"params" is declared by the installed package',
    ],
    [
      "a name that differs from its declaration",
      reset,
      { name: "clear" },
      '"name" is declared by the installed package as "reset"',
    ],
    [
      "a kind that differs from its declaration",
      reset,
      { kind: "function" },
      '"kind" is declared by the installed package as "me',
    ],
    [
      "a parent that differs from its declaration",
      reset,
      { parent: null },
      '"parent" is declared by the installed package as "Dd',
    ],
    [
      "a signature that differs from the source",
      hidden,
      { signature: "buildBatch()" },
      "has changed since its source was read",
    ],
    [
      "a status that differs from the source",
      parse,
      { status: "works" },
      "has changed since its source was read. Read packages/",
    ],
    ["a note that differs from the source", parse, { note: "Parses." }, `then run npm run verify -- --read ${parse}`],
    ["another line in the source", reset, { source: "packages/x.rs:1" }, "has changed since its source was read"],
  ])("reports %s, with file, line and fix", (_name, id, changes, diagnostic) => {
    const [first = "", ...others] = diagnosticsWith(id, changes).filter((told) => told.includes(diagnostic));
    expect(first).toMatch(new RegExp(`^${symbolPlace(id)}symbol "${id}".*\\. \\w`));
    expect(others).toEqual([]);
  });

  it("reports each symbol that was read in another release, or in another commit", () => {
    const [version = "", commit = ""] = toolkitRelease.split(" ");
    for (const toolkit of [`0.0.1 ${commit}`, `${version} ${"0".repeat(40)}`]) {
      const reported = symbolDiagnostics(symbols, { ...known, toolkit });
      const about = (id: string) =>
        reported.filter((told) => told.includes(`symbol "${id}" was read in ${toolkit}, not`));
      expect(symbols.flatMap(({ id }) => (about(id).length === 1 ? [] : [id]))).toEqual([]);
    }
  });

  it("reports a symbol whose source nobody has read in this release", () => {
    const others = Object.fromEntries(Object.entries(known.symbols).filter(([id]) => id !== reset));
    expect(symbolDiagnostics(symbols, { ...known, symbols: others })).toEqual([
      expect.stringContaining(`symbol "${reset}"'s source hasn't been read in this release. Read packages/`),
    ]);
  });

  it("reports a symbol whose proofs have never passed", () => {
    const proofs = Object.fromEntries(Object.entries(known.proofs).filter(([id]) => id !== reset));
    expect(symbolDiagnostics(symbols, { ...known, proofs })).toEqual([
      expect.stringContaining(
        `"${reset}": none of its proofs has passed. Run npm run test:unit -- src/verification/symbols -u`,
      ),
    ]);
  });

  it("reports what proofs run or the package declares but no entry describes", () => {
    const without = (id: string): string[] =>
      symbolDiagnostics(
        symbols.filter((symbol) => symbol.id !== id),
        known,
      );
    for (const [id, name] of [
      [reset, "builder"],
      [hidden, "wrapper"],
    ] as const) {
      const file = `src/verification/symbols/proofs/${name}.proof.test.ts`;
      const lines = readFileSync(file, "utf8").split("\n");
      const line = lines.findIndex((text) => /"(?:DdexBuilder\.reset|buildBatch)"/.test(text)) + 1;
      expect(without(id)[0]).toBe(
        `${file}:${line}: content/toolkit has no symbol "${id}". Correct the id, or add its entry`,
      );
    }
    expect(without(reset).slice(1)).toEqual([
      `content/toolkit has no symbol "${reset}", which is declared. Add its entry.`,
    ]);
  });

  it("reports what isn't declared and isn't marked as unavailable", () => {
    expect(diagnosticsWith(hidden, { status: "works" })).toContainEqual(
      expect.stringContaining('so its "status" is "unav'),
    );
  });
});
