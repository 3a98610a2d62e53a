import { fieldsOf, misspeltNames, namesOfOthers, nodesOf, otherType, replaced } from "./nodes";
import type { Block, Rule } from "./rule";

const members = (block: Block, called: boolean) =>
  fieldsOf(
    nodesOf(block, "member_expression").filter(
      (node) =>
        (node.parent?.type === "call_expression" && node.parent.childForFieldName("function")?.id === node.id) ===
        called,
    ),
    "property",
  );

/** Properties of object literals with the name of a toolkit field. */
const fields = (block: Block) => {
  const known = new Set(block.symbols.flatMap(({ params }) => params.map(({ name }) => name)));
  return nodesOf(block, "pair").filter((pair) => known.has(pair.childForFieldName("key")?.text ?? ""));
};

/** Toolkit methods that can't be called without an argument. */
const needy = ({ symbols }: Block): Set<string> =>
  new Set(
    symbols
      .filter(
        ({ kind, params }) => (kind === "method" || kind === "function") && params.some(({ required }) => required),
      )
      .map(({ name }) => name),
  );

/** Mutations of TypeScript and JavaScript. */
export const scriptRules: readonly Rule[] = [
  { kind: "renamed method", find: (block) => misspeltNames(block, members(block, true)) },
  { kind: "method of another type", find: (block) => namesOfOthers(block, members(block, true)) },
  { kind: "renamed field that is read", find: (block) => misspeltNames(block, members(block, false)) },
  { kind: "renamed field that is given", find: (block) => misspeltNames(block, fieldsOf(fields(block), "key")) },
  {
    kind: "renamed import",
    find: (block) => misspeltNames(block, fieldsOf(nodesOf(block, "import_specifier"), "name")),
  },
  {
    kind: "value of another type",
    find: (block) =>
      fieldsOf(fields(block), "value")
        .filter(({ type }) => type === "string" || type === "number")
        .map(otherType),
  },
  {
    kind: "argument left out",
    find: (block) => {
      const names = needy(block);
      return nodesOf(block, "call_expression")
        .filter((call) => names.has(call.childForFieldName("function")?.childForFieldName("property")?.text ?? ""))
        .map((call) => replaced(call.childForFieldName("arguments")!, "()"));
    },
  },
];
