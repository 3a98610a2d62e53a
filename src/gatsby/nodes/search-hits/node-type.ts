import type { NodeType } from "../../registry/node-type";
import { searchTypes } from "./schema";

/** What the search finds; its nodes are made when all content is compiled (`search/search-hits.ts`). */
export const searchHits: NodeType = { name: "search-hits", schema: searchTypes };
