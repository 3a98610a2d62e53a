import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { loadBuilder } from "./load-builder";
import { builderOf, excludes, failsWith, masked, newBuilder, refuses, textsOf } from "./message";
import { same } from "./same";
import type { SymbolCheck, SymbolChecks } from "./symbol-check";

const batchBuild = (requests: string[]): Promise<string[]> => loadBuilder().batchBuild(requests);
const validateStructure = (xml: string): Promise<unknown> => loadBuilder().validateStructure(xml);

const valid = { isValid: true, errors: [], warnings: [] };

const keysOf = async (result: Promise<unknown>): Promise<string[]> => Object.keys((await result) as object);

const absent = (name: string) => (): void => {
  const builder = newBuilder();
  same(["build" in builder, name in builder], [true, false]);
};

/** A method that the package's README calls, or that is called nowhere. */
const noMethod = (name: string, note: SymbolCheck["note"]): SymbolCheck => ({
  status: "unavailable",
  note,
  errors: {
    "TypeError: not a function": () => {
      const builder = newBuilder() as unknown as Record<string, () => void>;
      assert.throws(() => builder[name]!(), { name: "TypeError", message: /is not a function$/ });
    },
  },
});

const usedInReadme = (name: string): SymbolCheck =>
  noMethod(name, {
    "Used in the upstream README;": () => {
      assert.ok(readFileSync("node_modules/ddex-builder/README.md", "utf8").includes(`builder.${name}(`));
    },
    "does not exist.": absent(name),
  });

/** The package's functions, their results, and methods that it doesn't have. */
export const functionChecks: SymbolChecks = {
  batchBuild: {
    status: "placeholder",
    note: {
      "Input strings are never read;": async () => {
        const messages = await batchBuild(["no JSON", '{"releases":[{"title":"A title"}]}', ""]);
        assert.equal(new Set(messages.map(masked)).size, 1);
      },
      "each yields a header-only stub message with a random id.": async () => {
        const [one = "", other = ""] = await batchBuild(["{}", "{}"]);
        assert.equal(textsOf(one, "PartyName").length, 2);
        excludes(one, "List");
        assert.notEqual(textsOf(one, "MessageId")[0], textsOf(other, "MessageId")[0]);
      },
    },
    errors: {
      "StringExpected for non-string items": () => failsWith("StringExpected", () => batchBuild([{}] as never)),
      'InvalidArg "Given napi value is not an array"': () =>
        refuses(() => batchBuild("text" as never), "Given napi value is not an array"),
    },
  },
  validateStructure: {
    status: "placeholder",
    note: {
      "Reads only the first XML event;": async () => {
        same(await validateStructure("<a></b><"), valid);
        same(await validateStructure("<a"), {
          isValid: false,
          errors: ["XML parsing error: Unexpected EOF during reading Element"],
          warnings: [],
        });
      },
      "empty text, plain text and unclosed tags are reported valid.": async () => {
        for (const text of ["", "plain text", "<a>", "<a><b></a>"]) same(await validateStructure(text), valid);
      },
    },
  },
  ValidationResult: {
    status: "works",
    note: {
      "Result of validate and validateStructure.": async () => {
        for (const result of [newBuilder().validate(), validateStructure("<a>"), validateStructure("<a")])
          same(await keysOf(result), ["isValid", "errors", "warnings"]);
      },
    },
  },
  BuilderStats: {
    status: "partial",
    note: {
      "The two validation counters are always 0.": async () => {
        const invalid = builderOf([], [{ isrc: "no code" }]);
        await invalid.validate();
        await invalid.build();
        const { validationErrors, validationWarnings } = invalid.getStats();
        same([validationErrors, validationWarnings], [0, 0]);
      },
    },
  },
  "DdexBuilder.buildFromObject": usedInReadme("buildFromObject"),
  "DdexBuilder.buildFromFlattened": usedInReadme("buildFromFlattened"),
  "DdexBuilder.setConfig": noMethod("setConfig", {
    "Does not exist.": absent("setConfig"),
  }),
};
