import ts from "typescript";

import type { Diagnostic } from "../../../../diagnostics/diagnostic";

/** A type and the TypeScript that declares it. */
export interface DeclaredType {
  /** TypeScript: a module or a declaration file. */
  text: string;
  /** "Release", or "Entry[]". */
  type: string;
}

/** A problem in data, at a path of keys. */
export interface PathDiagnostic extends Diagnostic {
  path: readonly string[];
}

const options: ts.CompilerOptions = { strict: true, types: [], target: ts.ScriptTarget.ES2022, lib: ["lib.es5.d.ts"] };

/** Checks the types of some modules at once, by file name; returns the compiler's problems with a file. */
const checkModules = (modules: ReadonlyMap<string, string>): ((name: string) => readonly ts.Diagnostic[]) => {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    const text = modules.get(name);
    return text === undefined ? read(name, target) : ts.createSourceFile(name, text, target, true);
  };
  host.resolveModuleNameLiterals = (names) =>
    names.map(({ text: name }) => ({
      resolvedModule: modules.has(name) ? { resolvedFileName: name, extension: ".ts" } : undefined,
    }));
  const program = ts.createProgram({ rootNames: [...modules.keys()], options, host });
  return (name) => program.getSemanticDiagnostics(program.getSourceFile(name));
};

/** Returns the keys that lead to a node of a literal. */
const literalPath = (node: ts.Node): string[] => {
  const { parent } = node;
  if (ts.isVariableDeclaration(node)) return [];
  if (ts.isPropertyAssignment(node))
    return [...literalPath(parent), (node.name as ts.StringLiteral | ts.Identifier).text];
  return parent && ts.isArrayLiteralExpression(parent)
    ? [...literalPath(parent), String(parent.elements.indexOf(node as ts.Expression))]
    : literalPath(parent);
};

/** Returns data as TypeScript writes them: for names without quotes, the compiler guesses what was meant. */
const toLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:");

const nodeAt = (node: ts.Node, position: number): ts.Node =>
  ts.forEachChild(node, (child) =>
    child.getStart() <= position && position < child.end ? nodeAt(child, position) : undefined,
  ) ?? node;

const toPathDiagnostic = ({ file, start = 0, messageText }: ts.Diagnostic): PathDiagnostic => {
  const path = literalPath(nodeAt(file!, start));
  const text = ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, "");
  return { path, message: `${path.join(".") || "The data"}: ${text}`, remedy: "Write it as the type has it." };
};

/** Returns where each of some data differs from its types, which several programs may have; undefined without one. */
export const typeDiagnostics = (
  all: readonly { value: unknown; types: readonly DeclaredType[] }[],
): (PathDiagnostic[] | undefined)[] => {
  const modules = new Map<string, string>();
  const texts = [
    ...new Set(all.flatMap(({ types }) => types.map(({ text, type }) => `${text}\nexport type Wanted = ${type};\n`))),
  ];
  for (const [index, text] of texts.entries()) modules.set(`/type-${index}.ts`, text);
  const filesOf = (types: readonly DeclaredType[]): string[] =>
    types.map(({ text, type }) => `/type-${texts.indexOf(`${text}\nexport type Wanted = ${type};\n`)}.ts`);
  for (const [index, { value, types }] of all.entries()) {
    const type = filesOf(types)
      .map((file) => `import("${file}").Wanted`)
      .join(" & ");
    modules.set(`/data-${index}.ts`, `export const data: ${type} = ${toLiteral(value)};\n`);
  }
  const found = checkModules(modules);
  const isDeclared = (file: string): boolean =>
    found(file).every(({ start = 0 }) => start < modules.get(file)!.lastIndexOf("export type Wanted"));
  return all.map(({ types }, index) =>
    filesOf(types).every(isDeclared) ? found(`/data-${index}.ts`).map(toPathDiagnostic) : undefined,
  );
};
