import { z } from "zod";

import { searchCodes, searchFacets, type SearchKind } from "../../../config/search-facets";
import { MOST_SEARCHED, searchBuilt } from "../built/search-built";
import { tool } from "./tool";

export const search = tool({
  name: "search",
  title: "Search the documentation",
  description:
    "Finds pages, sections and symbols by words, names or the text of an error. Returns titles, addresses and texts.",
  input: {
    query: z.string().min(1).max(MOST_SEARCHED).describe("Words, or a name as code has it"),
    kind: z.enum(Object.keys(searchFacets.kind.options) as [SearchKind]).optional(),
    language: z.enum(searchCodes).optional().describe("Only what is about this language"),
    limit: z.number().int().min(1).max(50).default(10),
  },
  answer: async ({ query, kind, language, limit }) => {
    const filters = [kind && `kind:${kind}`, language && `code:${language}`].filter((filter) => filter !== undefined);
    const found = await searchBuilt(query, filters, limit);
    return found === "" ? `Nothing was found for "${query}". Try fewer or other words.` : found;
  },
});
