import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { loadBuilder } from "./load-builder";
import type { Proofs, SymbolChecks } from "./message";
import { excludes, failsWith, masked, newBuilder, refuses, same, textsOf, valid, zeros } from "./message";

const batchBuild = (requests: string[]): Promise<string[]> => loadBuilder().batchBuild(requests);
const validateStructure = (xml: string): Promise<unknown> => loadBuilder().validateStructure(xml);

const keysOf = async (result: Promise<unknown>): Promise<string[]> => Object.keys((await result) as object);

const noMethod = (name: string): Proofs => ({
  absent: () => {
    const builder = newBuilder();
    same(["build" in builder, name in builder], [true, false]);
  },
  "no function": () => {
    const builder = newBuilder() as unknown as Record<string, () => void>;
    assert.throws(() => builder[name]!(), { name: "TypeError", message: /is not a function$/ });
  },
});

const usedInReadme = (name: string): Proofs => ({
  "in README": () => {
    assert.ok(readFileSync("node_modules/ddex-builder/README.md", "utf8").includes(`builder.${name}(`));
  },
  ...noMethod(name),
});

/** The package's functions, their results, and methods that it doesn't have. */
export const functionChecks: SymbolChecks = {
  batchBuild: {
    "never read": async () => {
      const messages = await batchBuild(["no JSON", '{"releases":[{"title":"A title"}]}', ""]);
      assert.equal(new Set(messages.map(masked)).size, 1);
    },
    "header only": async () => {
      const [one = "", other = ""] = await batchBuild(["{}", "{}"]);
      assert.equal(textsOf(one, "PartyName").length, 2);
      excludes(one, "List");
      assert.notEqual(textsOf(one, "MessageId")[0], textsOf(other, "MessageId")[0]);
    },
    "no text": () => failsWith("StringExpected", () => batchBuild([{}] as never)),
    "no array": () => refuses(() => batchBuild("text" as never), "Given napi value is not an array"),
  },
  validateStructure: {
    "first event": async () => {
      same(await validateStructure("<a></b><"), valid);
      same(await validateStructure("<a"), {
        isValid: false,
        errors: ["XML parsing error: Unexpected EOF during reading Element"],
        warnings: [],
      });
    },
    "valid texts": async () => {
      for (const text of ["", "plain text", "<a>", "<a><b></a>"]) same(await validateStructure(text), valid);
    },
  },
  ValidationResult: {
    results: async () => {
      for (const result of [newBuilder().validate(), validateStructure("<a>"), validateStructure("<a")])
        same(await keysOf(result), ["isValid", "errors", "warnings"]);
    },
  },
  BuilderStats: {
    zeros,
  },
  "DdexBuilder.buildFromObject": usedInReadme("buildFromObject"),
  "DdexBuilder.buildFromFlattened": usedInReadme("buildFromFlattened"),
  "DdexBuilder.setConfig": noMethod("setConfig"),
};
