import { contentTypes } from "../../content-types";

/** The sidebars whose items come from a content type's nodes instead of the config. */
export const contentTypeSidebars = contentTypes.flatMap(({ sidebar }) => sidebar ?? []);
