import type { Node } from "gatsby";

import type { SearchRecord } from "../../search/common/types";
import { dataNodeCreator, type DataNodeArgs } from "../registry/node-type";
import type { GetNodes, PageSections } from "../content/node-builder";
import { collectSearchRecords } from "./collect-search-records";

type SearchHitNode = Node & SearchRecord & { position: number };

type SourceArgs = Parameters<typeof collectSearchRecords>[0] & DataNodeArgs;

/** Nodes are in memory until they're stored, together with Gatsby's own data for each. */
const STORED_AT_ONCE = 2000;

/** Creates a SearchHit for each search record, from sections if given; otherwise it compiles the pages. */
export const sourceSearchHits = async (args: SourceArgs, sections?: PageSections): Promise<void> => {
  const create = dataNodeCreator(args);
  const stored: unknown[] = [];
  for (const [position, record] of (await collectSearchRecords(args, sections)).entries()) {
    stored.push(create("SearchHit", record.objectID, { ...record, position }));
    if (stored.length >= STORED_AT_ONCE) await Promise.all(stored.splice(0));
  }
};

const nodeFields = new Set(["id", "parent", "children", "internal", "position"]);

const toRecord = (node: SearchHitNode): SearchRecord =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !nodeFields.has(name))) as unknown as SearchRecord;

/** Restores the search records from the SearchHit nodes, in order. */
export const searchRecordsOf = ({ getNodesByType }: GetNodes): SearchRecord[] =>
  (getNodesByType("SearchHit") as SearchHitNode[]).sort((a, b) => a.position - b.position).map(toRecord);
