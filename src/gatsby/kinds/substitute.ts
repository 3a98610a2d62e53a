import type { z } from "zod";

import type { ContentKind } from "../../config/content";
import { idOfFile } from "../../utils/paths";
import { authorFrontmatter } from "./authors/node";
import { postFrontmatter } from "./blog/frontmatter";
import type { ContentError } from "../../problems/content-error";
import { pageFrontmatter } from "../../problems/frontmatter";
import type { CompiledFields, ContentSource } from "../content/node-builder";
import { nodeBuilders } from "./node-builders";

const shapes: Readonly<Record<ContentKind, Readonly<Record<string, z.core.$ZodType>>>> = {
  docs: pageFrontmatter.shape,
  pages: pageFrontmatter.shape,
  blog: postFrontmatter.shape,
  authors: authorFrontmatter.shape,
};

/** What no file can do without; a kind leaves what it does not know. */
const needed = (name: string): Record<string, unknown> => ({
  name,
  title: name,
  description: name,
  date: "1970-01-01",
  authors: [name],
});

/** The keys that are right, and what is needed besides. */
const usable = (kind: ContentKind, { frontmatter, relativePath }: ContentSource): Record<string, unknown> => {
  const shape = shapes[kind];
  const isRight = ([key, value]: [string, unknown]): boolean =>
    shape[key] !== undefined && (shape[key] as z.ZodType).safeParse(value).success;
  return Object.fromEntries(
    [needed(idOfFile(relativePath)), frontmatter].flatMap((values) => Object.entries(values).filter(isRight)),
  );
};

/**
 * In develop, the fields of a file whose frontmatter was refused: those that can be had, with the reason, which its page shows.
 * Sidebars, links and lists keep it meanwhile.
 */
export const substitute = (
  kind: ContentKind,
  source: ContentSource,
  { line, problem, remedy }: ContentError,
): CompiledFields & { type: string } => ({
  ...nodeBuilders[kind]({ ...source, raw: "", body: "", frontmatter: usable(kind, source) }),
  interactive: false,
  fault: { line, problem, remedy },
});
