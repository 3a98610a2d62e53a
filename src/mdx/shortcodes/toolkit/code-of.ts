import type { TextBlock } from "../shortcode";

/** The text of listed symbols: none but their language, for search finds symbols by themselves. */
export const codeOf = (language = ""): TextBlock[] => [{ kind: "code", text: "", language }];
