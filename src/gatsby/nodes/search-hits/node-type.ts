import type { NodeType } from "../../registry/node-type";
import { searchTypes } from "./schema";

/** Search results. `search/search-hits.ts` creates the nodes once all content is compiled. */
export const searchHits: NodeType = { name: "search-hits", schema: searchTypes };
