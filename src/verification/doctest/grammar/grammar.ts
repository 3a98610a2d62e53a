import { Language, type Node, Parser } from "@vscode/tree-sitter-wasm";

import type { SampleDiagnostic } from "../samples/sample";

const FOLDER = "node_modules/@vscode/tree-sitter-wasm/wasm";

const parsers = new Map<string, Promise<Parser>>();

const loadParser = async (name: string): Promise<Parser> => {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(`${FOLDER}/tree-sitter-${name}.wasm`));
  return parser;
};

/** Returns the syntax tree of code in a language that has a grammar. */
export const syntaxTree = async (name: "typescript" | "python" | "rust" | "bash", code: string): Promise<Node> => {
  const parser = parsers.get(name) ?? loadParser(name);
  parsers.set(name, parser);
  return (await parser).parse(`${code}\n`)!.rootNode;
};

/** Returns the first syntax error in a tree. */
export const syntaxDiagnostics = (root: Node, language: string): SampleDiagnostic[] => {
  if (!root.hasError) return [];
  const wrong = root.descendantsOfType("ERROR")[0] ?? findMissing(root);
  const text = wrong?.isMissing ? `"${wrong.type}" is missing` : `"${wrong?.text.split("\n")[0]?.slice(0, 40) ?? ""}"`;
  return [
    {
      line: wrong?.startPosition.row ?? 0,
      message: `This is not ${language}: ${text}`,
      remedy: 'Correct the syntax, or name another language on the fence ("text" for an outline).',
    },
  ];
};

const findMissing = (node: Node): Node | undefined => {
  if (node.isMissing) return node;
  for (const child of node.children) {
    const missing = child?.hasError || child?.isMissing ? findMissing(child) : undefined;
    if (missing) return missing;
  }
  return undefined;
};

/** Returns a child of a node that the grammar requires. */
export const part = (node: Node, name: string): Node => node.childForFieldName(name)!;

/** Returns the direct children of a node, without punctuation. */
export const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);
