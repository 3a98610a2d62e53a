import ts from "typescript";

import type { TypeReflection, TypeText } from "./type-reflections";

const KINDS: Partial<Record<ts.SyntaxKind, TypeReflection["kind"]>> = {
  [ts.SyntaxKind.FunctionDeclaration]: "function",
  [ts.SyntaxKind.ClassDeclaration]: "class",
  [ts.SyntaxKind.InterfaceDeclaration]: "interface",
  [ts.SyntaxKind.Constructor]: "constructor",
  [ts.SyntaxKind.PropertySignature]: "property",
  [ts.SyntaxKind.MethodDeclaration]: "method",
};

/** Returns everything that a declaration file exports; members follow their parent. */
export const readDeclarations = (file: string): TypeReflection[] => {
  const program = ts.createProgram([file], { strict: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const statements = source.statements as ts.NodeArray<ts.DeclarationStatement>;
  const declared = new Set(statements.map(({ name }) => name?.getText()));
  const toType = (type: ts.Type, optional: boolean): TypeText => {
    const whole = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const text = optional ? whole.replace(/ \| (undefined|null)/g, "") : whole;
    return { text, names: [...new Set(text.match(/\w+/g))].filter((word) => declared.has(word)) };
  };
  const toField = (node: ts.PropertySignature | ts.ParameterDeclaration) => {
    const [name, optional] = [node.name.getText(), node.questionToken !== undefined];
    const type = toType(checker.getTypeAtLocation(node), optional);
    return { name, type, optional, signature: `${name}${optional ? "?" : ""}: ${type.text}` };
  };
  const toReflection = (node: ts.Declaration & { name?: ts.Node }, parent: string | null): TypeReflection => {
    const kind = KINDS[node.kind];
    const name = kind === "constructor" ? kind : (node.name?.getText() ?? "");
    if (!kind)
      throw new Error(
        `"${name}" is a declaration of the kind ${ts.SyntaxKind[node.kind]}, which src/reference/toolkit/types/read-declarations.ts doesn't know yet. Add it there`,
      );
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const base = { id: parent === null ? name : `${parent}.${name}`, kind, name, parent, optional: false, line };
    if (ts.isPropertySignature(node)) {
      const { optional, signature, type } = toField(node);
      return { ...base, optional, signature, params: [], type };
    }
    if (!ts.isFunctionLike(node)) return { ...base, signature: `${kind} ${name}`, params: [], type: null };
    const fields = node.parameters.map(toField);
    const params = fields.map((param) => ({ name: param.name, type: param.type, optional: param.optional }));
    const list = `(${fields.map(({ signature }) => signature).join(", ")})`;
    const type = toType(checker.getSignatureFromDeclaration(node)!.getReturnType(), false);
    const signature = kind === "constructor" ? `new ${type.text}${list}` : `${name}${list}: ${type.text}`;
    return { ...base, signature, params, type };
  };
  return statements.flatMap((statement) => [
    toReflection(statement, null),
    ...(ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) ? statement.members : []).map(
      (member) => toReflection(member, statement.name!.getText()),
    ),
  ]);
};
