import ts from "typescript";

import type { PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";

/** The first `await` outside all functions. */
const topLevelAwait = (node: ts.Node): ts.Node | undefined => {
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
  return ts.isFunctionLike(node) ? undefined : ts.forEachChild(node, topLevelAwait);
};

/**
 * The problem with a TypeScript file that has an `await` outside functions, if nothing on its page makes it a module:
 * it doesn't start.
 */
export const moduleDiagnostic = ({
  program,
  page,
}: Pick<PageProgram, "program" | "page">): SampleDiagnostic | undefined => {
  const { title = "", code } = program;
  if (!title.endsWith(".ts") || page.some((other) => /"type":\s*"module"/.test(other.code))) return undefined;
  const source = ts.createSourceFile(title, code, ts.ScriptTarget.Latest, true);
  const found = topLevelAwait(source);
  return (
    found && {
      line: source.getLineAndCharacterOfPosition(found.getStart()).line,
      message: `"${title}" waits outside functions, which only a module may, and a .ts file is none by itself`,
      remedy: `Name it ${title.replace(/\.ts$/, ".mts")}, or show a package.json with "type": "module".`,
    }
  );
};
