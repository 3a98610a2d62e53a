import { z } from "zod";

import { contentFolders } from "../../../config/content";
import { validateFrontmatter } from "../../../diagnostics/frontmatter";
import { idOfFile, paths } from "../../../utils/paths";
import { type CompiledFields, type ContentSource, toPartFields } from "../../content/node-builder";
import type { ContentLocation } from "../../locations/docs-location";
import type { MdxContentType } from "../../registry/content-type";

const homeLocation: ContentLocation = { folder: contentFolders.home, route: () => paths.home() };

interface HomePartFields extends CompiledFields {
  type: "HomePart";
  key: string;
  title: string;
}

const homePartFrontmatter = z.strictObject({
  /** Accessible name of the part. */
  title: z.string().min(1),
});

/** Returns the `HomePart` fields of a file in content/home. */
export const toHomePart = (source: ContentSource): HomePartFields => ({
  ...toPartFields(source),
  type: "HomePart",
  key: idOfFile(source.relativePath),
  title: validateFrontmatter(homePartFrontmatter, source.frontmatter, source.raw, source.file).title,
});

/** Parts of the home page. */
export const home: MdxContentType<HomePartFields> = {
  ...homeLocation,
  name: "home",
  type: "HomePart",
  frontmatter: homePartFrontmatter,
  placeholderFrontmatter: (name) => ({ title: name }),
  toFields: toHomePart,
  resolvers: ({ fields }) => ({ content: fields.content! }),
};
