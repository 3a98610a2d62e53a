import type { Node } from "@vscode/tree-sitter-wasm";

import { misspelt } from "./changed-text";
import { nodesOf, replaced } from "./nodes";
import type { Block, Replacement, Rule } from "./rule";

interface Call {
  program: string;
  command: Node;
  words: Node[];
}

const callsOf = (block: Block): Call[] =>
  nodesOf(block, "command").map((command) => ({
    program: command.childForFieldName("name")?.text ?? "",
    command,
    words: command.childrenForFieldName("argument").filter((word) => word !== null),
  }));

const toolkitCalls = (block: Block): Call[] => callsOf(block).filter(({ program }) => /^ddex-/.test(program));

const installs = (block: Block): Call[] =>
  callsOf(block).filter(({ program, words }) => words.length > 1 && /^(npm|yarn|pnpm|pip|cargo)$/.test(program));

const isFlag = ({ text }: Node): boolean => text.startsWith("--");

/** Flags that a command requires, each with the word after it. */
const required = ({ symbols }: Block, { words }: Call): [Node, Node][] =>
  words.flatMap((word, at) => {
    const [first] = words;
    const symbol = symbols.find(
      ({ kind, name, parent }) => kind === "flag" && name === word.text && parent?.endsWith(` ${first?.text}`),
    );
    const value = words[at + 1];
    return value && symbol?.params.some((param) => param.required) ? [[word, value] as [Node, Node]] : [];
  });

const inWords = (words: readonly Node[], pattern: RegExp, text: string): Replacement[] =>
  words.filter((word) => pattern.test(word.text)).map((word) => replaced(word, word.text.replace(pattern, text)));

/** Mutations of shell commands. */
export const bashRules: readonly Rule[] = [
  {
    kind: "renamed flag",
    find: (block) =>
      toolkitCalls(block).flatMap(({ words }) =>
        words.filter(isFlag).map((word) => replaced(word, misspelt(word.text, block.random))),
      ),
  },
  {
    kind: "renamed command",
    find: (block) =>
      toolkitCalls(block).flatMap(({ words: [first] }) =>
        first && !isFlag(first) ? [replaced(first, misspelt(first.text, block.random))] : [],
      ),
  },
  {
    kind: "required flag left out",
    find: (block) =>
      toolkitCalls(block).flatMap((call) =>
        required(block, call).map(([flag, value]) => ({ start: flag.startIndex, end: value.endIndex, text: "" })),
      ),
  },
  {
    kind: "argument left out",
    find: (block) =>
      toolkitCalls(block).flatMap(({ words: [first, second] }) =>
        first && second && !isFlag(first) && !second.text.startsWith("-") ? [replaced(second, "")] : [],
      ),
  },
  {
    kind: "invented feature",
    find: (block) =>
      installs(block)
        .filter(({ program, words: [verb] }) => program === "cargo" && /^(add|install)$/.test(verb!.text))
        .map(({ command }) => ({ start: command.endIndex, end: command.endIndex, text: " --features turbo" })),
  },
  {
    kind: "renamed package",
    find: (block) => installs(block).flatMap(({ words }) => inWords(words, /ddex-(pars|build)er/, "ddex-$1e")),
  },
  {
    kind: "other version",
    find: (block) => installs(block).flatMap(({ words }) => inWords(words, /0\.4\.5/, "0.4.6")),
  },
];
