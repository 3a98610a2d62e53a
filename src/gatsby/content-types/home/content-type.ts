import type { MdxContentType } from "../../registry/content-type";
import { homePartFrontmatter, toHomePart } from "./node";
import type { HomePartFields } from "./node";
import { homeLocation } from "./location";
import { homePartTypes } from "./schema";

/** Parts of the home page. */
export const home: MdxContentType<HomePartFields> = {
  ...homeLocation,
  name: "home",
  type: "HomePart",
  frontmatter: homePartFrontmatter,
  needed: (name) => ({ title: name }),
  toFields: toHomePart,
  schema: homePartTypes,
  resolvers: ({ fields }) => ({ content: fields.content! }),
  createPages: () => Promise.resolve(),
  ownRoutes: [],
  diagnostics: () => [],
  sidebar: null,
  page: null,
};
