import type { z } from "zod";

import type { ContentError } from "../../diagnostics/content-error";
import { idOfFile } from "../../utils/paths";
import type { CompiledFields, ContentSource } from "../content/node-builder";
import type { MdxContentType } from "../registry/content-type";

/** The keys that are right, and what is needed besides. */
const usable = ({ frontmatter: { shape }, needed }: MdxContentType, source: ContentSource): Record<string, unknown> => {
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
  contentType: MdxContentType,
  source: ContentSource,
  { line, reason, remedy }: ContentError,
): CompiledFields & { type: string } => ({
  ...contentType.toFields({ ...source, raw: "", body: "", frontmatter: usable(contentType, source) }),
  interactive: false,
  fault: { line, message: reason, remedy },
});
