import { z } from "zod";

import { idOfFile } from "../../../utils/paths";
import { parseFrontmatter } from "../../../diagnostics/frontmatter";
import { lineOffsetOf } from "../../content/content-fields";
import type { CompiledFields, ContentSource } from "../../content/node-builder";

export interface HomePartFields extends CompiledFields {
  type: "HomePart";
  key: string;
  title: string;
}

/** The frontmatter of a part of the home page. */
export const homePartFrontmatter = z.strictObject({
  /** Accessible name of the part. */
  title: z.string().min(1),
});

/** The `HomePart` fields of a file in content/home. */
export const toHomePart = (source: ContentSource): HomePartFields => {
  const { raw, file } = source;
  return {
    type: "HomePart",
    key: idOfFile(source.relativePath),
    title: parseFrontmatter(homePartFrontmatter, source.frontmatter, raw, file).title,
    path: null,
    file,
    lineOffset: lineOffsetOf(source),
    interactive: false,
    image: null,
  };
};
