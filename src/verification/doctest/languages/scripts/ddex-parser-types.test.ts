import { readFileSync } from "node:fs";

import ts from "typescript";

import { scriptDeclarations } from "../../../../config/content";
import { symbolsOf } from "../../../../test/content/symbols-of";

/** Declared members of each class and interface. */
const declared = new Map<string, string[]>();
const visit = (node: ts.Node): void => {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const names = node.members.map((member) =>
      ts.isConstructorDeclaration(member) ? "constructor" : member.name!.getText(),
    );
    declared.set(node.name!.text, names.sort());
  } else ts.forEachChild(node, visit);
};
visit(ts.createSourceFile(scriptDeclarations, readFileSync(scriptDeclarations, "utf8"), ts.ScriptTarget.ES2022, true));

const symbols = symbolsOf("typescript").filter(
  (symbol) => symbol.package === "ddex-parser" && symbol.status !== "unavailable",
);
const types = symbols.filter(({ kind }) => kind === "class" || kind === "struct");

describe("ddex parser types", () => {
  it("declare exactly the types in the toolkit's data", () => {
    expect([...declared.keys()].sort()).toEqual(types.map(({ name }) => name).sort());
  });

  it.each(types.map(({ name, kind, params }) => ({ name, kind, params })))(
    "$name has the members in the data",
    (type) => {
      const methods = symbols
        .filter(({ parent, kind }) => parent === type.name && kind === "method")
        .map(({ name }) => name);
      const fields = type.kind === "struct" ? type.params.map(({ name }) => name) : [];
      expect(declared.get(type.name)!.filter((name) => name !== "constructor")).toEqual(
        [...methods.filter((name) => name !== "constructor"), ...fields].sort(),
      );
    },
  );
});
