import { contentTypes } from "../../content-types";

/** The sidebars whose items come from a kind's nodes, not from the config. */
export const contentTypeSidebars = contentTypes.flatMap(({ sidebar }) => sidebar ?? []);
