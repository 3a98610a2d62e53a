import { readFileSync } from "node:fs";

import { readSymbols } from "../toolkit/read-symbols";
import { declaredSymbols } from "./declared-symbols";

const FILE = "content/toolkit/ddex-builder/typescript.yaml";
const PREFIX = "ddex-builder.typescript.";

const declared = declaredSymbols();
const byId = new Map(
  readSymbols(readFileSync(FILE, "utf8"), FILE).map((symbol) => [symbol.id.slice(PREFIX.length), symbol]),
);
const isField = (id: string): boolean => declared.get(id)?.kind === "option";
/** Values of a parameter, and fields of one that is declared as `any`: the declarations do not know them. */
const isOfParam = (id: string): boolean => /^DdexBuilder\.(build\.data|applyPreset)\./.test(id);

it("finds the declarations of the package", () => {
  expect([...declared.values()].filter(({ kind }) => kind === "class")).toHaveLength(2);
  expect(declared.get("DdexBuilder.build")?.signature).toBe("build(data?: any): Promise<string>");
});

it("each class, method, function and interface that is declared is in the data", () => {
  const missing = [...declared.keys()].filter((id) => !isField(id) && !byId.has(id));
  expect(missing).toEqual([]);
});

it("each field that is declared is in the data, as a symbol or as a field of its interface", () => {
  const missing = [...declared.keys()].filter((id) => {
    const [owner = "", name] = id.split(".");
    return isField(id) && !byId.has(id) && !byId.get(owner)?.params.some((param) => param.name === name);
  });
  expect(missing).toEqual([]);
});

const known = [...byId].filter(([id]) => declared.has(id));

it.each(known)("%s is declared as the data says", (id, { kind, signature, params, returns, parent }) => {
  expect({
    kind,
    signature,
    parent,
    params: params.map(({ name, type, required }) => ({ name, type, required })),
    returns,
  }).toEqual({ ...declared.get(id), parent: id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : null });
});

it("what is not declared is unavailable, or a value that the declarations do not know", () => {
  const others = [...byId].filter(([id]) => !declared.has(id) && !isOfParam(id));
  expect(others.filter(([, { status }]) => status !== "unavailable")).toEqual([]);
  expect(others.map(([id]) => id)).toContain("DdexBuilder.buildFromObject");
});
