import path from "node:path";

import ts from "typescript";

import { scriptDeclarations } from "../../../../config/content";
import { scriptOptions } from "../../../../mdx/script-types/infer-types";
import type { PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";

const ESCAPE_REMEDY = 'Write what the compiler can check; code that is wrong on purpose has wrong="why".';

const comments = (source: ts.SourceFile): SampleDiagnostic[] =>
  source.text.split("\n").flatMap((text, line) => {
    const comment = /@ts-(?:ignore|nocheck|expect-error)/.exec(text);
    return comment ? [{ line, message: `${comment[0]} switches the compiler off`, remedy: ESCAPE_REMEDY }] : [];
  });

/** Finds code in a script that the compiler wouldn't check: comments, `any` and `declare`. */
export const escapeDiagnostics = (source: ts.SourceFile): SampleDiagnostic[] => {
  const found = comments(source);
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword || node.kind === ts.SyntaxKind.DeclareKeyword) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const message = `${node.getText(source)} takes code out of the compiler's check`;
      found.push({ line, message, remedy: ESCAPE_REMEDY });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** Returns the first `await` outside all functions. */
const topLevelAwait = (node: ts.Node): ts.Node | undefined => {
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
  return ts.isFunctionLike(node) ? undefined : ts.forEachChild(node, topLevelAwait);
};

/** Returns the problem with a TypeScript file whose top-level `await` can't start, as nothing makes it a module. */
export const moduleDiagnostic = ({
  program,
  page,
}: Pick<PageProgram, "program" | "page">): SampleDiagnostic | undefined => {
  const { title = "", code } = program;
  if (!title.endsWith(".ts") || page.some((candidate) => /"type":\s*"module"/.test(candidate.code))) return undefined;
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

/** The settings on the builder's installation page. */
const forTypeScript: ts.CompilerOptions = { ...scriptOptions(ts), strict: true };
const forJavaScript: ts.CompilerOptions = { ...scriptOptions(ts), allowJs: true, checkJs: true, strict: false };

const compilerDiagnostic = ({ start, file, code, messageText }: ts.Diagnostic): SampleDiagnostic => ({
  line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
  message: `TypeScript says (TS${code}): ${ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, "")}`,
  remedy: "Correct the code: it must pass the compiler in strict mode.",
});

/** By name: files of packages don't change, and each run's own are in a new folder. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Checks the types of all files, in one program per language; returns each file's problems. */
export const checkScriptTypes = (files: readonly string[]): Map<string, SampleDiagnostic[]> => {
  const found = new Map<string, SampleDiagnostic[]>();
  for (const options of [forTypeScript, forJavaScript]) {
    const roots = files.filter((file) => /\.[cm]?js$/.test(file) === (options === forJavaScript));
    if (roots.length === 0) continue;
    const host = ts.createCompilerHost(options, true);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      if (!parsed.has(name)) parsed.set(name, read(name, ...rest));
      return parsed.get(name);
    };
    const program = ts.createProgram({
      rootNames: [...roots, path.resolve(scriptDeclarations)],
      options: { ...options, typeRoots: [path.resolve("node_modules/@types")] },
      host,
    });
    for (const file of roots) {
      const source = program.getSourceFile(file)!;
      const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      found.set(file, [...escapeDiagnostics(source), ...diagnostics.map(compilerDiagnostic)]);
    }
  }
  return found;
};
