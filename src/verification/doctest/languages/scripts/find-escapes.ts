import ts from "typescript";

import type { SampleDiagnostic } from "../../samples/sample";

const remedy = 'Write what the compiler can check; code that is wrong on purpose has wrong="why".';

const comments = (source: ts.SourceFile): SampleDiagnostic[] =>
  source.text.split("\n").flatMap((text, line) => {
    const comment = /@ts-(?:ignore|nocheck|expect-error)/.exec(text);
    return comment ? [{ line, message: `${comment[0]} switches the compiler off`, remedy }] : [];
  });

/** Finds code in a script that the compiler wouldn't check: comments, `any` and `declare`. */
export const findEscapes = (source: ts.SourceFile): SampleDiagnostic[] => {
  const found = comments(source);
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword || node.kind === ts.SyntaxKind.DeclareKeyword) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ line, message: `${node.getText(source)} takes code out of the compiler's check`, remedy });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};
