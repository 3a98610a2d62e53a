import type { z } from "zod";

import type { ContentError } from "../../diagnostics/content-error";
import { idOfFile } from "../../utils/paths";
import type { CompiledFields, ContentSource } from "../content/node-builder";
import type { MdxKind } from "../registry/content-type";

/** The keys that are right, and what is needed besides. */
const usable = ({ frontmatter: { shape }, needed }: MdxKind, source: ContentSource): Record<string, unknown> => {
  const isRight = ([key, value]: [string, unknown]): boolean =>
    shape[key] !== undefined && (shape[key] as z.ZodType).safeParse(value).success;
  const right = Object.entries(source.frontmatter).filter(isRight);
  return { ...needed(idOfFile(source.relativePath)), ...Object.fromEntries(right) };
};

/**
 * In develop, the fields of a file whose frontmatter was refused: those that can be had, with the reason, which its page shows.
 * Sidebars, links and lists keep it meanwhile.
 */
export const substitute = (
  kind: MdxKind,
  source: ContentSource,
  { line, problem, remedy }: ContentError,
): CompiledFields & { type: string } => ({
  ...kind.toFields({ ...source, raw: "", body: "", frontmatter: usable(kind, source) }),
  interactive: false,
  fault: { line, problem, remedy },
});
