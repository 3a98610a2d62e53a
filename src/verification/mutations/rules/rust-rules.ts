import { misspelt } from "./misspelt";
import { fieldsOf, misspeltNames, namesOfOthers, nodesOf, otherType, replaced } from "./nodes";
import type { Block, Rule } from "./rule";

const members = (block: Block, called: boolean) =>
  fieldsOf(
    nodesOf(block, "field_expression").filter((node) => (node.parent?.type === "call_expression") === called),
    "field",
  );

/** Methods of the standard library. */
const std = new Set(
  "iter map filter collect len push is_empty first unwrap_or as_str to_string clone join get".split(" "),
);

/** Mutations of Rust. */
export const rustRules: readonly Rule[] = [
  { kind: "renamed method", find: (block) => misspeltNames(block, members(block, true)) },
  { kind: "method of another type", find: (block) => namesOfOthers(block, members(block, true)) },
  { kind: "renamed field", find: (block) => misspeltNames(block, members(block, false)) },
  {
    kind: "renamed variant or function of a type",
    find: (block) => misspeltNames(block, fieldsOf(nodesOf(block, "scoped_identifier"), "name")),
  },
  {
    kind: "renamed field of a pattern or a literal",
    find: (block) =>
      misspeltNames(block, [
        ...fieldsOf(nodesOf(block, "field_initializer"), "field"),
        ...nodesOf(block, "field_pattern").map((node) => node.childForFieldName("name")),
      ]),
  },
  {
    kind: "renamed import",
    find: (block) =>
      misspeltNames(
        block,
        nodesOf(block, "use_list").flatMap(({ namedChildren }) => namedChildren),
      ),
  },
  {
    kind: "mut left out",
    find: (block) =>
      nodesOf(block, "let_declaration").flatMap((node) => {
        const word = node.namedChildren.find((child) => child?.type === "mutable_specifier");
        return word ? [replaced(word, "   ")] : [];
      }),
  },
  {
    kind: "wrong method of the standard library",
    find: (block) =>
      members(block, true)
        .filter(({ text }) => std.has(text))
        .map((node) => replaced(node, misspelt(node.text, block.random))),
  },
  {
    kind: "value of another type",
    find: (block) =>
      fieldsOf(nodesOf(block, "field_initializer"), "value")
        .filter(({ type }) => type === "string_literal" || type === "integer_literal")
        .map(otherType),
  },
];
