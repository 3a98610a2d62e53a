import { mostLike, sortByLikeness } from "@ddex-suite/ern/text/likeness";
import type { Node } from "unist";

import messages from "./messages.json";

/** What's wrong (no full stop) and what to do about it (a sentence). */
export interface Diagnostic {
  message: string;
  remedy: string;
}

/** Returns a problem from `messages.json`, with these values in its `{…}`. */
export const toDiagnostic = (
  code: keyof typeof messages,
  values: Readonly<Record<string, unknown>> = {},
): Diagnostic => {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const { message, remedy } = messages[code];
  return { message: fill(message), remedy: fill(remedy) };
};

export interface FoundDiagnostic extends Diagnostic {
  node: Node;
  /** Lines between the node's first one and the problem. */
  below?: number;
}

/** A mistake in a content file, in one line: where it is, what's wrong, what to do. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${file}:${line}: ${reason}. ${remedy}`.replace(/\s*\n\s*/g, " "));
    this.name = "ContentError";
  }
}

/** Returns the result of a function, or of the other one for the mistake that the first one throws. */
export const catchContentError = <Result, Other>(run: () => Result, otherwise: (error: ContentError) => Other) => {
  try {
    return run();
  } catch (error) {
    if (error instanceof ContentError) return otherwise(error);
    throw error;
  }
};

export const errorIn = (file: string, line: number, { message, remedy }: Diagnostic): ContentError =>
  new ContentError(file, line, message, remedy);

/** The file that a syntax tree was read from. */
export interface Source {
  file: string;
  lineOffset: number;
}

/** Returns the line of a node in its file, including the frontmatter. */
export const fileLine = (node: Node, { lineOffset }: Source): number => (node.position?.start.line ?? 1) + lineOffset;

/** Returns the error for a problem with a node, or some lines below its first one. */
export const errorAt = (node: Node, source: Source, diagnostic: Diagnostic, below = 0): ContentError =>
  errorIn(source.file, fileLine(node, source) + below, diagnostic);

type Marks = readonly [before: string, after: string];

/** Returns a question whether the closest known word was meant, and a space; empty if none is close. */
export const formatGuess = (written: string, known: readonly string[], marks: Marks = ["", ""]): string => {
  const best = mostLike(written, known);
  return best === undefined ? "" : `Did you mean ${marks.join(best)}? `;
};

/** Returns the three known words closest to the written one, however far they are, with commas between them. */
export const formatClosest = (written: string, known: Iterable<string>): string =>
  sortByLikeness(written, [...known])
    .slice(0, 3)
    .join(", ");

/** Returns a remedy that suggests the closest known word and lists all known words, shown between `marks`. */
export const suggest = (written: string, known: readonly string[], marks: Marks = ["", ""]): string =>
  `${formatGuess(written, known, marks)}Known: ${known.map((word) => marks.join(word)).join(", ")}.`;
