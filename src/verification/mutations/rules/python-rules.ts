import { misspelt } from "./misspelt";
import { fieldsOf, misspeltNames, namesOfOthers, nodesOf, otherType, replaced } from "./nodes";
import type { Block, Rule } from "./rule";

const calls = (block: Block) => nodesOf(block, "call");

/** Attributes that are called, or those that aren't. */
const attributes = (block: Block, called: boolean) =>
  fieldsOf(
    nodesOf(block, "attribute").filter(
      (node) => (node.parent?.type === "call" && node.parent.childForFieldName("function")?.id === node.id) === called,
    ),
    "attribute",
  );

const toolkitMethods = ({ symbols }: Block): Set<string> =>
  new Set(symbols.filter(({ kind }) => kind === "method").map(({ name }) => name));

/** Mutations of Python. */
export const pythonRules: readonly Rule[] = [
  { kind: "renamed method", find: (block) => misspeltNames(block, attributes(block, true)) },
  { kind: "method of another type", find: (block) => namesOfOthers(block, attributes(block, true)) },
  { kind: "renamed field", find: (block) => misspeltNames(block, attributes(block, false)) },
  {
    kind: "renamed import",
    find: (block) =>
      misspeltNames(
        block,
        nodesOf(block, "import_from_statement").flatMap((node) => node.childrenForFieldName("name")),
      ),
  },
  {
    kind: "renamed keyword",
    find: (block) => misspeltNames(block, fieldsOf(nodesOf(block, "keyword_argument"), "name")),
  },
  {
    kind: "method without its call",
    find: (block) => {
      const methods = toolkitMethods(block);
      return calls(block)
        .filter((call) => methods.has(call.childForFieldName("function")?.childForFieldName("attribute")?.text ?? ""))
        .filter((call) => call.parent?.type !== "expression_statement")
        .map((call) => replaced(call.childForFieldName("arguments")!, ""));
    },
  },
  {
    kind: "wrong key",
    find: (block) =>
      fieldsOf(nodesOf(block, "subscript"), "subscript")
        .filter(({ type }) => type === "string")
        .map((key) => replaced(key, misspelt(key.text, block.random))),
  },
  {
    kind: "undefined variable",
    find: (block) =>
      nodesOf(block, "argument_list")
        .flatMap(({ namedChildren }) => namedChildren)
        .filter((node) => node?.type === "identifier")
        .map((node) => replaced(node!, misspelt(node!.text, block.random))),
  },
  {
    kind: "value of another type",
    find: (block) => {
      const known = new Set(block.symbols.flatMap(({ params }) => params.map(({ name }) => name)));
      return nodesOf(block, "keyword_argument")
        .filter((node) => known.has(node.childForFieldName("name")?.text ?? ""))
        .map((node) => node.childForFieldName("value")!)
        .filter(({ type }) => type === "string" || type === "integer")
        .map(otherType);
    },
  },
];
