import ts from "typescript";

const childAt = (node: ts.Node, key: string): ts.Node | undefined => {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find((one) => one.name && ts.isStringLiteral(one.name) && one.name.text === key);
};

/** The line, from 0, on which what a path leads to stands in JSON; that of the last part which is there. */
export const lineOfPath = (code: string, path: readonly string[]): number => {
  const file = ts.parseJsonText("a.json", code);
  let node: ts.Node = file.statements[0]!.expression;
  for (const key of path) {
    const child = childAt(ts.isPropertyAssignment(node) ? node.initializer : node, key);
    if (!child) break;
    node = child;
  }
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line;
};
