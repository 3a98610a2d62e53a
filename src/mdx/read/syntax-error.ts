import { ContentError } from "../../problems/content-error";
import type { Source } from "../../problems/file-line";

/** What the MDX parser throws (a VFileMessage). */
export interface SyntaxMessage {
  reason: string;
  line: number | null;
}

const literalBrace = "Write \\{ for a literal brace, or put it in backticks.";
const literalAngle = "Write \\< for a literal <, or put it in backticks.";

const remedies: [RegExp, string][] = [
  [/create a comment in MDX/, "Write {/* … */} for a comment."],
  [
    /import\/exports/,
    "Begin the line with another word; a page that needs import or export says interactive: true in its frontmatter.",
  ],
  [/closing tag|closing slash/i, "Give every tag its pair, each on a line of its own, or write \\< for a literal <."],
  [/expression|acorn|brace/i, literalBrace],
  [/before name|after name|in name|start of a tag|attribute|tag/i, literalAngle],
];

/** A place in the body, as the parser writes it. */
const place = /\((\d+):\d+(?:-\d+:\d+)?\)/;

/** Gives the content error for what the MDX parser threw, with line numbers of the file. */
export const syntaxError = ({ reason, line }: SyntaxMessage, { file, lineOffset }: Source): ContentError => {
  const problem = reason
    .replace(place, (_, bodyLine: string) => `(line ${Number(bodyLine) + lineOffset})`)
    .replace(/\.$/, "");
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? literalAngle;
  const bodyLine = line ?? Number(place.exec(reason)?.[1] ?? 1);
  return new ContentError(file, bodyLine + lineOffset, problem, remedy);
};
