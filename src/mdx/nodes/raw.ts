import type { Raw } from "mdast-util-to-hast";

/** Makes a raw HTML node. */
export const raw = (value: string): Raw => ({ type: "raw", value });
