import type { Content, Table } from "mdast";

import { toToolkit } from "../../../reference/toolkit/toolkit";
import { compileBody } from "../../../test/content/compile-body";
import { fakeToolkit } from "../../../test/content/fake-toolkit";
import { symbolEntry } from "./symbol";

const build = fakeToolkit.byId.get("ddex-builder.typescript.DdexBuilder.build")!;
const field = { name: "code", type: "String", required: true, default: null };

const headers = (entry: Content[]): unknown[] | undefined =>
  entry
    .find((node): node is Table => node.type === "table")
    ?.children[0]?.children.map(({ children }) => children[0] && "value" in children[0] && children[0].value);

describe("symbolEntry", () => {
  it.each([
    ["names and types of required fields", [field], ["Field", "Type"]],
    ["every column for an optional field", [{ ...field, required: false }], ["Field", "Type", "Required", "Default"]],
    ["every column for a field with a default", [{ ...field, default: "0" }], ["Field", "Type", "Required", "Default"]],
  ])("shows %s", (_name, params, expected) => {
    expect(headers(symbolEntry({ ...build, kind: "struct", params }))).toEqual(expected);
  });
});

describe("<Symbol>", () => {
  const entry = (written: string) => compileBody(`Text\n\n<Symbol id="${build.id}">\n\n${written}\n\n</Symbol>`);
  const call = "Call it:\n\n```ts\nbuilder.build();\n```";

  it("has the marks, the signature, the sentence, a call, then parameters, returns and errors", () => {
    const { markdown } = entry(call);
    const parts = [
      "\\(works\\) · .*tested.* · .*source",
      "build\\(data",
      "Writes XML\\.",
      "Call it:",
      "Parameter",
      "Returns",
      "Errors",
    ];
    expect(markdown).toMatch(new RegExp(parts.join("[^]*")));
  });

  it("is found by the text of its call, not by its own, which has another record", () => {
    expect(entry(call).sections).toEqual([
      { id: null, titles: [], text: "Text\nCall it:\nbuilder.build();", languages: ["typescript", "ts"] },
    ]);
  });

  it("has the values that it always writes last, or the texts of its results", () => {
    const labels = (kind: typeof build.kind) =>
      JSON.stringify(symbolEntry({ ...build, kind, texts: ["DDEX Suite"] }).at(-1));
    expect(labels("class")).toContain("Values it always writes");
    expect(labels("method")).toContain("Texts that are always the same");
  });

  it("links the version that it came with or changed in, in its marks and in tables", () => {
    const toolkit = toToolkit([{ ...build, since: "0.4.1", changed: "0.4.4" }], () => "/docs/api/", "/docs/api/");
    const since = "[since 0.4.1](/docs/changelog/#041)";
    const changed = "[changed in 0.4.4](/docs/changelog/#044)";
    expect(compileBody(`<Symbol id="${build.id}" />`, { toolkit }).markdown).toContain(
      `${since} · ${changed} · [source]`,
    );
    const table = '<SymbolTable package="ddex-builder" language="typescript" />';
    expect(compileBody(table, { toolkit }).markdown).toContain(`(works, observed) ${since} ${changed} |`);
    expect(entry(call).markdown).not.toContain("/docs/changelog/");
  });
});
