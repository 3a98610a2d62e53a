import { isNativeError } from "node:util/types";

import { ContentError } from "../../diagnostics/diagnostic";
import type { Source } from "../../diagnostics/diagnostic";

const literalBrace = "Write \\{ for a literal brace, or put it in backticks.";
const literalAngle = "Write \\< for a literal <, or put it in backticks.";

const remedies: [RegExp, string][] = [
  [/create a comment in MDX/, "Write {/* … */} for a comment."],
  [
    /parse esm/,
    "Begin the line with another word; a page that needs import or export says interactive: true in its frontmatter.",
  ],
  [/closing tag|open tag/, "Give every tag its pair, each on a line of its own, or write \\< for a literal <."],
  [/expression|brace/, literalBrace],
  [/valid JSX tag/, `${literalAngle} After a tag of several lines begin a new line.`],
];

/** The parser's error: line and column in the body, the problem, and the name of the rule. */
const MESSAGE = /^(\d+):\d+: (.*) \([\w-]+:[\w-]+\)$/s;

/** A location in the body, as the parser writes it. */
const PLACE = /\((\d+):\d+\)/;

/** The content error for a parser error, with line numbers of the file; undefined for any other error. */
export const syntaxError = (error: unknown, { file, lineOffset }: Source): ContentError | undefined => {
  const [, line, reason] = (isNativeError(error) && MESSAGE.exec(error.message)) || [];
  if (line === undefined || reason === undefined) return undefined;
  const diagnostic = reason.replace(PLACE, (_, bodyLine: string) => `(line ${Number(bodyLine) + lineOffset})`);
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? literalAngle;
  return new ContentError(file, Number(line) + lineOffset, diagnostic, remedy);
};
