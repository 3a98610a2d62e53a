import type { Node } from "@vscode/tree-sitter-wasm";

import { fieldsOf, memberRules, membersIn, misspells, nodesOf, renames, replaces, retypes } from "./nodes";
import type { Block, Rule } from "./rule";

const ofTypes =
  (...types: string[]) =>
  (node: Node | null): boolean =>
    types.includes(node?.type ?? "");

const childrenOf = (block: Block, type: string) => nodesOf(block, type).flatMap(({ namedChildren }) => namedChildren);

/** Nodes of a type whose part is the name of a toolkit field. */
const fieldsIn = (block: Block, type: string, part: string): Node[] => {
  const known = new Set(block.symbols.flatMap(({ params }) => params.map(({ name }) => name)));
  return nodesOf(block, type).filter((node) => known.has(node.childForFieldName(part)?.text ?? ""));
};

/** Calls of toolkit methods. */
const callsOf = (block: Block, type: string, field: string, isMeant: (symbol: Block["symbols"][number]) => boolean) => {
  const names = new Set(block.symbols.filter(isMeant).map(({ name }) => name));
  return nodesOf(block, type).filter((call) =>
    names.has(call.childForFieldName("function")?.childForFieldName(field)?.text ?? ""),
  );
};

/** Mutations of TypeScript and JavaScript. */
export const scriptRules: readonly Rule[] = [
  ...memberRules("member_expression", "property", "renamed field that is read"),
  renames("renamed field that is given", (block) => fieldsOf(fieldsIn(block, "pair", "key"), "key")),
  renames("renamed import", (block) => fieldsOf(nodesOf(block, "import_specifier"), "name")),
  retypes((block) => fieldsOf(fieldsIn(block, "pair", "key"), "value").filter(ofTypes("string", "number"))),
  replaces(
    "argument left out",
    (block) => {
      const calls = callsOf(
        block,
        "call_expression",
        "property",
        ({ kind, params }) => (kind === "method" || kind === "function") && params.some(({ required }) => required),
      );
      return fieldsOf(calls, "arguments");
    },
    () => "()",
  ),
];

/** Mutations of Python. */
export const pythonRules: readonly Rule[] = [
  ...memberRules("attribute", "attribute"),
  renames("renamed import", (block) =>
    nodesOf(block, "import_from_statement").flatMap((node) => node.childrenForFieldName("name")),
  ),
  renames("renamed keyword", (block) => fieldsOf(nodesOf(block, "keyword_argument"), "name")),
  replaces(
    "method without its call",
    (block) => {
      const calls = callsOf(block, "call", "attribute", ({ kind }) => kind === "method");
      return fieldsOf(
        calls.filter((call) => call.parent?.type !== "expression_statement"),
        "arguments",
      );
    },
    () => "",
  ),
  misspells("wrong key", (block) => fieldsOf(nodesOf(block, "subscript"), "subscript").filter(ofTypes("string"))),
  misspells("undefined variable", (block) => childrenOf(block, "argument_list").filter(ofTypes("identifier"))),
  retypes((block) =>
    fieldsOf(fieldsIn(block, "keyword_argument", "name"), "value").filter(ofTypes("string", "integer")),
  ),
];

/** Methods of the standard library. */
const std = new Set(
  "iter map filter collect len push is_empty first unwrap_or as_str to_string clone join get".split(" "),
);

/** Mutations of Rust. */
export const rustRules: readonly Rule[] = [
  ...memberRules("field_expression", "field"),
  renames("renamed variant or function of a type", (block) => fieldsOf(nodesOf(block, "scoped_identifier"), "name")),
  renames("renamed field of a pattern or a literal", (block) => [
    ...fieldsOf(nodesOf(block, "field_initializer"), "field"),
    ...fieldsOf(nodesOf(block, "field_pattern"), "name"),
  ]),
  renames("renamed import", (block) => childrenOf(block, "use_list")),
  replaces(
    "mut left out",
    (block) => childrenOf(block, "let_declaration").filter(ofTypes("mutable_specifier")),
    () => "   ",
  ),
  misspells("wrong method of the standard library", (block) =>
    membersIn("field_expression", "field", true)(block).filter((node) => std.has(node?.text ?? "")),
  ),
  retypes((block) =>
    fieldsOf(nodesOf(block, "field_initializer"), "value").filter(ofTypes("string_literal", "integer_literal")),
  ),
];
