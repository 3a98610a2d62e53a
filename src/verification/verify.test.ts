import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { currentSymbols } from "../reference/toolkit/current-symbols";
import type { CheckedSample } from "./doctest/check-samples";
import { parseCitation } from "./drift/toolkit-folder";
import { type Evidence, evidenceChanges, readEvidence, type SampleEvidence } from "./evidence/evidence";
import { isSameTool } from "./evidence/pinned-tools";
import { markRead, sourceDiagnostics } from "./mark-read";
import { entryDigest } from "./symbols/symbol-digests";
import { isChangedPage, renewSamples, uncheckedDiagnostic } from "./verify";

const sample = { file: "page", line: 1, digest: "a", language: "python", code: "", continues: false };
const checked = (fields: Partial<CheckedSample>): CheckedSample => ({ sample, check: "executed", ...fields });
const renew = (before: SampleEvidence | undefined, fields: Partial<CheckedSample>): SampleEvidence | undefined =>
  renewSamples(before ? { a: before } : {}, [checked(fields)])["a"];

describe("what we know about a sample after a run", () => {
  it("is the result of the run", () => {
    const output = { ...sample, digest: "o" };
    expect(renew(undefined, { with: "Python 3.11.2", output })).toEqual({
      check: "executed",
      with: "Python 3.11.2",
      output: "o",
    });
    expect(
      renew({ check: "executed", with: "Python 3.11.2" }, { check: "typeChecked", with: "pyright 1.0.0" }),
    ).toEqual({
      check: "typeChecked",
      with: "pyright 1.0.0",
      output: undefined,
    });
  });

  it("doesn't change if another version of the machine's own programs has the same result", () => {
    const before = { check: "executed", with: "Python 3.11.2", output: undefined } as const;
    expect(renew(before, { with: "Python 3.13.0" })).toBe(before);
  });

  it("doesn't change if the machine lacks what a deeper check needs", () => {
    const before = { check: "executed", with: "Python 3.11.2" } as const;
    const here = { check: "typeChecked", with: "pyright 1.1.414", skipped: "There is no Python." } as const;
    expect(renew(before, here)).toBe(before);
    expect(renew(undefined, here)).toMatchObject({ check: "typeChecked" });
  });

  it("is empty for an unchecked block or an output", () => {
    expect(renew(undefined, { check: "unchecked" })).toBeUndefined();
    expect(renew(undefined, { check: "compared" })).toBeUndefined();
  });
});

describe("a page", () => {
  const output = { ...sample, language: "output", digest: "o" };
  it.each<[string, boolean, Evidence["samples"][string] | undefined]>([
    ["with all blocks known", false, { a: { check: "executed", output: "o" } }],
    ["without evidence", true, undefined],
    ["with another output", true, { a: { check: "executed", output: "x" } }],
    [
      "checked by another version of a pinned tool",
      true,
      { a: { check: "typeChecked", with: "pyright 0.0.1", output: "o" } },
    ],
    [
      "checked by another version of the machine's tool",
      false,
      { a: { check: "executed", with: "Python 2.0.0", output: "o" } },
    ],
  ])("%s: is it checked again? %s", (_what, expected, known) => {
    expect(isChangedPage([sample, output], known)).toBe(expected);
  });
});

describe("the lock file", () => {
  const samples: Evidence["samples"] = { page: { a: { check: "executed" } } };
  const known: Evidence = { toolkit: "", samples, symbols: {}, builder: "", proofs: {} };

  it("is compared by line, and differences come with a fix", () => {
    expect(evidenceChanges(known, known)).toEqual([]);
    expect(evidenceChanges(known, { ...known, samples: { page: { a: { check: "compiled" } } } })).toEqual([
      expect.stringMatching(
        /evidence\.lock\.json: has "a": \{"check":"executed"\}, which was not found\. Run npm run verify/,
      ),
      expect.stringMatching(/evidence\.lock\.json: lacks "a": \{"check":"compiled"\}\. Run npm run verify/),
    ]);
  });

  it("contains all samples and symbols in the content", () => {
    const { samples, symbols } = readEvidence();
    expect(Object.keys(samples)).toContain("content/docs/getting-started.mdx");
    expect(Object.keys(symbols).sort()).toEqual(
      currentSymbols()
        .map(({ id }) => id)
        .sort(),
    );
  });
});

it("isSameTool requires the same version only for tools that npm pins", () => {
  expect(isSameTool("Python 3.11.2", "Python 3.12.0")).toBe(true);
  expect(isSameTool("pyright 1.1.414", "pyright 1.1.415")).toBe(false);
  expect(isSameTool("Python 3.11.2", "rustc 1.95.0")).toBe(false);
  expect(isSameTool(undefined, undefined)).toBe(true);
});

describe("reading a symbol's source", () => {
  const [symbol] = currentSymbols();
  const { file, last } = parseCitation(symbol!.source);
  const sourceWith = (line: string): string => temporaryFolder({ [file]: `${line}\n`.repeat(last) });

  it("keeps digests of the entry and of the lines that it cites", () => {
    const folder = sourceWith("as read");
    const read = markRead([symbol!.id], [symbol!], {}, folder);
    expect(read).toEqual({ [symbol!.id]: { read: entryDigest(symbol!), source: expect.any(String) } });
    expect(sourceDiagnostics(folder, [symbol!], read)).toEqual([]);
    for (const checkout of [sourceWith("as changed"), temporaryFolder()])
      expect(sourceDiagnostics(checkout, [symbol!], read)).toEqual([
        expect.stringContaining(`${symbol!.source} isn't what was read for ${symbol!.id}`),
      ]);
  });

  it("needs the lines", () => {
    expect(() => markRead([symbol!.id], [symbol!], {}, temporaryFolder())).toThrow(` has no ${symbol!.source}, which`);
  });
});

it("markRead rejects an unknown name", () => {
  expect(() => markRead(["ddex-parser.python.nothing"], currentSymbols(), {}, ".")).toThrow(
    "ddex-parser.python.nothing: not the id of a symbol, and not a file of content/toolkit. Correct the name.",
  );
});

it("uncheckedDiagnostic allows one in a hundred blocks to be unchecked", () => {
  const figures = { samples: 90, outputs: 10 };
  expect(uncheckedDiagnostic({ ...figures, unchecked: 1 })).toEqual([]);
  expect(uncheckedDiagnostic({ ...figures, unchecked: 2 })).toEqual([
    "2 of 100 code blocks are unchecked, more than 1 %. Make whole programs of some.",
  ]);
});
