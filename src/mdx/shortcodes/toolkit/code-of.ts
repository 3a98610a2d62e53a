import type { TextBlock } from "../shortcode";

/** The text of listed symbols: only their language, because the search has its own records for symbols. */
export const codeOf = (language = ""): TextBlock[] => [{ kind: "code", text: "", language }];
