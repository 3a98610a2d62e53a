import type { Raw } from "mdast-util-to-hast";

/** Makes a node of ready HTML. */
export const raw = (value: string): Raw => ({ type: "raw", value });
