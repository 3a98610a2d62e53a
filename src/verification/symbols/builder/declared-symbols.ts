import { readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

export interface DeclaredParam {
  name: string;
  type: string;
  required: boolean;
}

export interface DeclaredSymbol {
  kind: "class" | "method" | "function" | "struct" | "option";
  signature: string;
  params: DeclaredParam[];
  returns: string | null;
}

/** The shorter of two spellings of a type: `string[]`, and no null or undefined if there is a "?". */
const typeOf = (node: ts.TypeNode | undefined, optional = false): string => {
  const text = (node?.getText() ?? "void").replace(/\s+/g, " ").replace(/Array<(\w+)>/g, "$1[]");
  return optional ? text.replace(/( \| (undefined|null))+$/, "") : text;
};

const toParams = (nodes: ts.NodeArray<ts.ParameterDeclaration>): DeclaredParam[] =>
  nodes.map(({ name, type, questionToken }) => ({
    name: name.getText(),
    type: typeOf(type, questionToken !== undefined),
    required: questionToken === undefined,
  }));

const toFields = (node: ts.InterfaceDeclaration): DeclaredParam[] =>
  node.members.filter(ts.isPropertySignature).map(({ name, type, questionToken }) => ({
    name: name.getText(),
    type: typeOf(type),
    required: questionToken === undefined,
  }));

const shown = ({ name, type, required }: DeclaredParam): string => `${name}${required ? "" : "?"}: ${type}`;

const toCall = (name: string, { parameters, type }: ts.SignatureDeclaration): Omit<DeclaredSymbol, "kind"> => {
  const params = toParams(parameters);
  const returns = typeOf(type);
  return { signature: `${name}(${params.map(shown).join(", ")}): ${returns}`, params, returns };
};

const toConstructor = (owner: string, { parameters }: ts.ConstructorDeclaration): Omit<DeclaredSymbol, "kind"> => {
  const params = toParams(parameters);
  return { signature: `new ${owner}(${params.map(shown).join(", ")})`, params, returns: owner };
};

const ofClass = (node: ts.ClassDeclaration): [string, DeclaredSymbol][] => {
  const owner = node.name?.text ?? "";
  return [
    [owner, { kind: "class", signature: `class ${owner}`, params: [], returns: null }],
    ...node.members.map((member): [string, DeclaredSymbol] => {
      if (ts.isConstructorDeclaration(member))
        return [`${owner}.constructor`, { kind: "method", ...toConstructor(owner, member) }];
      if (!ts.isMethodDeclaration(member)) throw new Error(`${owner} has a member of an unknown kind.`);
      const name = member.name.getText();
      return [`${owner}.${name}`, { kind: "method", ...toCall(name, member) }];
    }),
  ];
};

const ofInterface = (node: ts.InterfaceDeclaration): [string, DeclaredSymbol][] => {
  const owner = node.name.text;
  const fields = toFields(node);
  return [
    [owner, { kind: "struct", signature: `interface ${owner}`, params: fields, returns: null }],
    ...fields.map((field): [string, DeclaredSymbol] => [
      `${owner}.${field.name}`,
      { kind: "option", signature: shown(field), params: [field], returns: null },
    ]),
  ];
};

const ofStatement = (node: ts.Statement): [string, DeclaredSymbol][] => {
  if (ts.isClassDeclaration(node)) return ofClass(node);
  if (ts.isInterfaceDeclaration(node)) return ofInterface(node);
  if (ts.isFunctionDeclaration(node) && node.name)
    return [[node.name.text, { kind: "function", ...toCall(node.name.text, node) }]];
  throw new Error(`Line of an unknown kind: ${node.getText()}`);
};

const readDeclarations = (): ReadonlyMap<string, DeclaredSymbol> => {
  const file = path.resolve("node_modules/ddex-builder/index.d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  return new Map(source.statements.flatMap(ofStatement));
};

let memory: ReadonlyMap<string, DeclaredSymbol> | undefined;

/** Everything that the package's type declarations declare, by id below `ddex-builder.typescript.`; read once. */
export const declaredSymbols = (): ReadonlyMap<string, DeclaredSymbol> => (memory ??= readDeclarations());
