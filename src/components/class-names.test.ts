import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import { shortcodeStylesheets } from "../mdx/shortcodes/styles/shortcode-stylesheets";

/** Those of the site, and of the validator, whose verdicts name classes. */
const files = ["src", "packages/ern/validate"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^test\//.test(file))
    .map((file) => path.join(folder, file)),
);

const isStyles = (file: string): boolean => /\b(styles|stylesheet)\.ts$/.test(file);

/** The class names in CSS; a dot in a quoted value or in a number begins none. */
const classesOf = (css: string): string[] =>
  [...css.replace(/"[^"]*"/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

const styled = async (): Promise<Set<string>> => {
  const sheets = files.filter((file) => /\bstylesheet\.ts$/.test(file));
  const modules = await Promise.all(sheets.map((file) => import(path.resolve(file)) as Promise<object>));
  const css = [...modules.flatMap((sheet) => Object.values(sheet) as unknown[]), ...shortcodeStylesheets.values()];
  return new Set(css.flatMap((value) => (typeof value === "string" ? classesOf(value) : [])));
};

const toSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);

/** Set by mdast-util-to-hast and by DocSearch. */
const isOthers = (name: string): boolean => /^(contains-task-list|footnotes|sr-only|DocSearch-.*)$/.test(name);

/** What a function finds in each part of a node. */
const inParts = (node: ts.Node, find: (part: ts.Node) => string[]): string[] => {
  const found: string[] = [];
  ts.forEachChild(node, (part) => void found.push(...find(part)));
  return found;
};

/** Whether the node has the styles of a shortcode, whose classes aren't used because they are styled. */
const hasStyles = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  ts.isIdentifier(node.name) &&
  node.name.text === "styles";

/** The words of the texts in a node's code. */
const wordsIn = (node: ts.Node): string[] => {
  if (hasStyles(node)) return [];
  if (ts.isBinaryExpression(node)) return wordsIn(node.right);
  const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : "";
  const words = text.match(/[\w-]+/g) ?? [];
  return [...words, ...inParts(node, wordsIn)];
};

/** The class names that components give their elements. */
const classNamesIn = (node: ts.Node): string[] =>
  ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && /^className$/.test(node.name.text) && node.initializer
    ? wordsIn(node.initializer)
    : inParts(node, classNamesIn);

describe("the class names", () => {
  it("all have styles", async () => {
    const known = await styled();
    const missing = files
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => classNamesIn(toSource(file)).map((name) => [file, name] as const));
    expect(missing.filter(([, name]) => !known.has(name))).toEqual([]);
  });

  it("of the styles are all used", async () => {
    const used = new Set(files.filter((file) => !isStyles(file)).flatMap((file) => wordsIn(toSource(file))));
    expect([...(await styled())].filter((name) => !used.has(name) && !isOthers(name))).toEqual([]);
  });
});
