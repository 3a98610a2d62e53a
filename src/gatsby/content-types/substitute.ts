import type { z } from "zod";

import type { ContentError } from "../../diagnostics/diagnostic";
import { idOfFile } from "../../utils/paths";
import type { CompiledFields, ContentSource } from "../content/node-builder";
import type { MdxContentType } from "../registry/content-type";

/** The valid keys, and the required ones. */
const usable = ({ frontmatter: { shape }, needed }: MdxContentType, source: ContentSource): Record<string, unknown> => {
  const isRight = ([key, value]: [string, unknown]): boolean =>
    shape[key] !== undefined && (shape[key] as z.ZodType).safeParse(value).success;
  const right = Object.entries(source.frontmatter).filter(isRight);
  return { ...needed(idOfFile(source.relativePath)), ...Object.fromEntries(right) };
};

/**
 * In develop: the available fields of a file with invalid frontmatter, and the reason, which its page shows. Sidebars,
 * links and lists keep the page meanwhile.
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
