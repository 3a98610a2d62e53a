import { writeFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { type Evidence, printEvidence, readEvidence, writeEvidence } from "./evidence";

const known: Evidence = {
  toolkit: "0.4.5 abc",
  samples: {
    "content/docs/b.mdx": {
      zz: { check: "validated" },
      aa: { check: "executed", with: "Python 3.11.2", output: "x" },
    },
    "content/docs/a.mdx": { bb: { check: "compiled", with: "rustc 1.95.0" } },
  },
  symbols: {
    "b.c": { read: "r", source: "q" },
    "a.b": { read: "s", source: "t" },
  },
  builder: "ddex-builder 0.4.5",
  proofs: { "b.c": ["builds"], "a.b": ["clears all", "stops"] },
};

describe("evidence lock", () => {
  it("is read back as written", () => {
    const file = path.join(temporaryFolder(), "evidence.lock.json");
    writeEvidence(known, file);
    expect(readEvidence(file)).toEqual(known);
  });

  it("is sorted, with one line per sample and symbol", () => {
    expect(printEvidence(known)).toMatchInlineSnapshot(`
     "{
       "toolkit": "0.4.5 abc",
       "samples": {
         "content/docs/a.mdx": {
           "bb": {"check":"compiled","with":"rustc 1.95.0"}
         },
         "content/docs/b.mdx": {
           "aa": {"check":"executed","with":"Python 3.11.2","output":"x"},
           "zz": {"check":"validated"}
         }
       },
       "symbols": {
         "a.b": {"read":"s","source":"t"},
         "b.c": {"read":"r","source":"q"}
       },
       "builder": "ddex-builder 0.4.5",
       "proofs": {
         "a.b": ["clears all","stops"],
         "b.c": ["builds"]
       }
     }
     "
    `);
    expect(printEvidence({ toolkit: "a", samples: {}, symbols: {}, builder: "b", proofs: {} })).toBe(
      '{\n  "toolkit": "a",\n  "samples": {},\n  "symbols": {},\n  "builder": "b",\n  "proofs": {}\n}\n',
    );
  });

  it.each([
    ["no file", undefined, /evidence\.lock\.json.*Take the file from the last commit, then run npm run verify\.$/s],
    ["a merge conflict", "<<<<<<< HEAD\n{}", /JSON.*Take the file from the last commit/s],
    ["an unknown check", '{"samples":{"a":{"b":{"check":"read"}}},"symbols":{}}', /samples\.a\.b\.check/],
  ])("is rejected with the file and the fix: %s", (_case, text, message) => {
    const file = path.join(temporaryFolder(), "evidence.lock.json");
    if (text !== undefined) writeFileSync(file, text);
    expect(() => readEvidence(file)).toThrow(message);
  });
});
