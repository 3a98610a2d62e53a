import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { readDeclarations } from "../../../reference/toolkit/types/read-declarations";
import { typeReflections } from "../../../reference/toolkit/types/type-reflections";
import { compileBody } from "../../../test/content/compile-body";
import { failuresOf } from "../../../test/content/failures-of";

const { reflections } = typeReflections();
/** The package's declarations, line by line, as signatures. */
const declared = readFileSync("node_modules/ddex-builder/index.d.ts", "utf8")
  .split("\n")
  .map((line) =>
    line
      .trim()
      .replace(/^export (declare function |declare )?/, "")
      .replace(/ \{$/, "")
      .replace(/Array<(\w+)>/g, "$1[]")
      .replace(/(\?: [^,)]+?) \| undefined \| null/g, "$1"),
  );

it("has everything that the package declares, and nothing else", () => {
  const lines = declared.flatMap((text, index) => (/^(?:[/*}]|$)/.test(text) ? [] : [index + 1]));
  expect(reflections.map(({ line }) => line).sort((a, b) => a - b)).toEqual(lines);
});

it("has the signatures of the declarations", () => {
  // The compiler sorts the members of a union in its own order.
  const sorted = (text: string): string =>
    text.replace(/\w+( \| \w+)+/g, (union) => union.split(" | ").sort().join(" | "));
  const failures = failuresOf(
    reflections,
    ({ id }) => id,
    ({ id, signature, parent, line }) => {
      const written = signature.replace(/^new \w+(\(.*\))$/, "constructor$1");
      expect(sorted(written)).toBe(sorted(declared[line - 1]!));
      expect(parent).toBe(id.includes(".") ? id.split(".")[0] : null);
    },
  );
  expect(failures).toEqual([]);
});

it("lists the declarations that a type refers to", () => {
  const typeOf = (id: string) => reflections.find((reflection) => reflection.id === id)?.type;
  expect(typeOf("BuildResult.statistics")).toEqual({ text: "BuildStatistics", names: ["BuildStatistics"] });
  expect(typeOf("DdexBuilder.validate")).toEqual({ text: "Promise<ValidationResult>", names: ["ValidationResult"] });
  expect(typeOf("DdexBuilder.getPresetValidationRules")?.names).toEqual(["ValidationRule"]);
  expect(typeOf("Release.metadata")?.names).toEqual([]);
});

it("reports a kind of declaration that it doesn't know", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "declarations-")), "index.d.ts");
  writeFileSync(file, "export type Id = string\n");
  expect(() => readDeclarations(file)).toThrow('"Id" is a declaration of the kind TypeAliasDeclaration');
  rmSync(path.dirname(file), { recursive: true });
});

describe("<TypeReference>", () => {
  const { headings, ids, links, sections, content } = compileBody("Text\n\n<TypeReference />");

  it("has a heading for each class, function, interface and method, with its id as anchor", () => {
    expect(headings.map(({ id, depth }) => [depth, id])).toEqual(
      expect.arrayContaining([
        [2, "DdexBuilder"],
        [3, "DdexBuilder.build"],
        [2, "batchBuild"],
        [2, "Release"],
      ]),
    );
    expect(headings).toHaveLength(reflections.filter(({ kind }) => kind !== "property").length);
  });

  it("has one anchor for each entry and no broken links", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(reflections.map(({ id }) => id)));
    const targets = links.filter(({ kind }) => kind === "anchor").map(({ href }) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(targets).toContain("BuildStatistics");
  });

  it("can be searched section by section", () => {
    expect(sections.find(({ id }) => id === "BuildResult")?.text).toContain("statistics BuildStatistics no");
  });

  it("shows a method with its state, parameters and result", () => {
    const html = content.join("");
    const start = html.indexOf('<h3 id="DdexBuilder.build">');
    expect(html.slice(start, html.indexOf("<h3", start + 1))).toMatchSnapshot();
  });
});
