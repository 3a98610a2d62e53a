import path from "node:path";

import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf, syntaxTree } from "../doctest/grammar/grammar";

/** Something that a source file defines. */
export interface Definition {
  /** With its owners: "DDEXParser.parse". */
  name: string;
  /** What makes it public, like "pub fn" or "#[napi]"; undefined if it's private. */
  exposure?: string;
  /** Its lines, with attributes, counted from 1. */
  first: number;
  last: number;
  text: string;
  /** The texts that it holds, without quotes. */
  strings: string[];
}

const grammars: Readonly<Record<string, "rust" | "typescript" | "python">> = {
  ".rs": "rust",
  ".ts": "typescript",
  ".py": "python",
};

/** What defines a name, by the type of its syntax node. */
const DEFINING =
  /^(?:(?:function|struct|enum|trait|type|const|static|mod|impl)_item|enum_variant|field_declaration|function_signature_item|(?:class|function|interface|enum|type_alias)_declaration|variable_declarator|(?:function|method|property)_signature|(?:method|class|function)_definition|export_specifier)$/;

/** Attributes that make a name of Rust public in another language or on the command line. */
const EXPOSING = /^(?:napi|pyfunction|pyclass|pymethods|wasm_bindgen|arg|clap|command)$/;

/** Definitions whose inside nobody can name. */
const CLOSED = /^(?:function|method|variable|const|static|field)_/;

interface Context {
  owner: string;
  /** What its definitions are exposed by: an export, a Python class, PyO3's methods, clap's subcommands. */
  exposure?: string;
}

/** The attributes before a node of Rust, like "napi" and "derive(Parser)", and the first line that they take. */
const attributesOf = (node: Node): { attributes: string[]; first: number } => {
  const attributes: string[] = [];
  let first = node.startPosition.row;
  let before = node.previousNamedSibling;
  for (; before?.type === "attribute_item"; before = before.previousNamedSibling) {
    attributes.push(before.text.slice(2, -1));
    first = before.startPosition.row;
  }
  return { attributes, first };
};

const rustExposure = (node: Node, attributes: readonly string[], { exposure }: Context): string | undefined => {
  const exposing = attributes.map((text) => /^\w+/.exec(text)?.[0] ?? "").find((name) => EXPOSING.test(name));
  if (exposing !== undefined) return `#[${exposing}]`;
  if (node.type === "enum_variant" ? exposure === "Subcommand" : exposure === "#[pymethods]") return exposure;
  const isPublic = childrenOf(node).some(({ type, text }) => type === "visibility_modifier" && text === "pub");
  const kind = /^(\w+)_item$/.exec(node.type)?.[1];
  return isPublic && kind !== undefined ? `pub ${kind === "function" ? "fn" : kind}` : undefined;
};

/** Returns what the definitions inside a definition of Rust are exposed by. */
const insideRust = (node: Node, attributes: readonly string[]): string | undefined => {
  if (node.type === "impl_item" && attributes.includes("pymethods")) return "#[pymethods]";
  return attributes.some((text) => /^derive\b.*\bSubcommand\b/s.test(text)) ? "Subcommand" : undefined;
};

const isHidden = (node: Node): boolean =>
  childrenOf(node).some(({ type, text }) => type === "accessibility_modifier" && text !== "public");

const definedName = (node: Node): string => {
  const named = node.childForFieldName("alias") ?? node.childForFieldName("name") ?? node.childForFieldName("type");
  return named?.text.replace(/<[^]*$/, "") ?? "";
};

const stringsIn = (node: Node): string[] =>
  node.descendantsOfType(["string_literal", "string"]).flatMap((found) => found?.text.slice(1, -1) ?? []);

/** Collects the definitions below a syntax node. */
const collect = (node: Node, context: Context, language: string, found: Definition[]): void => {
  for (const child of childrenOf(node)) {
    if (!DEFINING.test(child.type)) {
      const inner = child.type === "export_statement" ? { ...context, exposure: "export" } : context;
      collect(child, inner, language, found);
      continue;
    }
    const { attributes, first } = attributesOf(child);
    if (attributes.includes("cfg(test)")) continue;
    const ownName = definedName(child);
    let { exposure } = context;
    if (language === "rust") exposure = rustExposure(child, attributes, context);
    else if (language === "python" ? ownName.startsWith("_") : isHidden(child)) exposure = undefined;
    const isModule = child.type === "mod_item";
    const name = isModule ? context.owner : [context.owner, ownName].filter(Boolean).join(".");
    if (!isModule && child.type !== "impl_item")
      found.push({
        ...{ name, exposure, text: child.text, strings: stringsIn(child) },
        ...{ first: first + 1, last: child.endPosition.row + 1 },
      });
    const inside = { owner: name, exposure: language === "rust" ? insideRust(child, attributes) : exposure };
    if (!CLOSED.test(child.type)) collect(child, inside, language, found);
  }
};

/** Returns everything that a source file defines, without its tests. */
export const definitionsIn = async (file: string, code: string): Promise<Definition[]> => {
  const language = grammars[path.extname(file)]!;
  const found: Definition[] = [];
  collect(
    await syntaxTree(language, code),
    { owner: "", exposure: language === "python" ? "Python" : undefined },
    language,
    found,
  );
  return found;
};
