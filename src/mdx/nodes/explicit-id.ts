import type { Heading } from "mdast";

/** The id that an author wrote in a comment at the end of a heading (`#id` in an MDX comment). */
export const explicitId = (heading: Heading): string | undefined => {
  const last = heading.children.at(-1);
  return last?.type === "mdxTextExpression" ? /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
};
