import { z } from "zod";

import { currentErrors, type ErrorEntry } from "../../../reference/errors/errors";
import { ERROR_NAME } from "../../../utils/text/error-name";
import { lengthOfParts } from "../../../utils/text/length-of-parts";
import { MOST_SEARCHED, searchBuilt } from "../built/search-built";
import { tool } from "./tool";

const fence = ({ language, code }: { language: string; code: string }): string =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

const toMarkdown = ({ text, from, means, cause, fix, fixed }: ErrorEntry): string =>
  [
    `## ${text}`,
    `From ${from.join(", ")}. ${means}`,
    `Caused by:\n\n${fence(cause)}`,
    fix,
    ...(fixed ? [fence(fixed)] : []),
  ].join("\n\n");

const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ");

/** Returns an error's fixed text, between what changes in it. */
const partsOf = (text: string): string[] =>
  collapseSpaces(text)
    .split(/\{[^}]*\}/)
    .filter((part) => part.trim() !== "");

/** Returns how many characters of one of an error's texts are in a message; 0 if a part is missing. */
const likenessOf = ({ text, also }: ErrorEntry, message: string): number =>
  Math.max(...[{ text }, ...also].map((wording) => lengthOfParts(partsOf(wording.text), collapseSpaces(message))));

export const explainError = tool({
  name: "explain_error",
  title: "Explain an error",
  description: "Explains an error of DDEX Suite or of xmllint: what it means, what causes it and how to fix it.",
  input: { message: z.string().min(1).max(10_000).describe("The error as it was printed") },
  answer: async ({ message }) => {
    const found = [...currentErrors().bySource.values()]
      .flat()
      .map((entry) => ({ entry, likeness: likenessOf(entry, message) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, 3);
    if (found.length > 0) return found.map(({ entry }) => toMarkdown(entry)).join("\n\n");
    const pages = await searchBuilt((message.match(ERROR_NAME)?.[0] ?? message).slice(0, MOST_SEARCHED), [], 5);
    return `The documentation has no entry for this error.${pages === "" ? "" : ` What its search finds:\n\n${pages}`}`;
  },
});
