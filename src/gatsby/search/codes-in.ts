import { searchCodes } from "../../config/search-codes";
import type { SearchCode } from "../../config/search-codes";

/** How paths, headings and code fences name a language. */
const names: Record<SearchCode, RegExp> = {
  typescript: /\b(?:typescript|javascript|node\.?js|npm|webassembly|wasm|typedoc|tsx?|m?js|mts)\b/i,
  python: /\b(?:python|py)\b/i,
  rust: /\b(?:rust|rs|cargo|crate)\b/i,
};

/** The languages that a text names. */
export const codesIn = (text: string): SearchCode[] => searchCodes.filter((code) => names[code].test(text));
