import type { ErnVersion } from "../model-types";
import { SCHEMA_382 } from "./schema-382";
import { SCHEMA_4 } from "./schema-4";
import { SCHEMA_41 } from "./schema-41";
import { SCHEMA_411 } from "./schema-411";
import { SCHEMA_42 } from "./schema-42";
import { SCHEMA_43 } from "./schema-43";
import { createLookup, type VersionTables } from "./schema-table";

/** A child that an element may have. */
export interface SchemaChild {
  name: string;
  required: boolean;
  repeatable: boolean;
  /** May it come again after those that follow it? */
  inTurn: boolean;
}

/** 4.3.1 and 4.3.2 use the lists of 4.3. */
export const SCHEMAS: VersionTables = {
  "3.8.2": [SCHEMA_382],
  "4.1": [SCHEMA_4, SCHEMA_41],
  "4.1.1": [SCHEMA_4, SCHEMA_41, SCHEMA_411],
  "4.2": [SCHEMA_4, SCHEMA_42],
  "4.3": [SCHEMA_4, SCHEMA_42, SCHEMA_43],
  "4.3.1": [SCHEMA_4, SCHEMA_42, SCHEMA_43],
  "4.3.2": [SCHEMA_4, SCHEMA_42, SCHEMA_43],
};

const toChild = (written: string): SchemaChild => ({
  name: written.replace(/[?*+&]$/, ""),
  required: !/[?*&]$/.test(written),
  repeatable: /[*+&]$/.test(written),
  inTurn: written.endsWith("&"),
});

/** Reads a list of children in the format described in `schema-table.ts`. */
export const toChildren = (list: string): SchemaChild[] => list.split(" ").map(toChild);

const listOf = createLookup(SCHEMAS);
const known = new Map<string, SchemaChild[]>();

/** Elements whose children in a sound recording differ from those in a video, so that the parent alone isn't enough. */
export const isByAncestor = (element: string): boolean => element === "DeliveryFile" || element === "ClipDetails";

/**
 * The children that an element may have in a version, in order; undefined if the version or the element isn't listed.
 * `around` has the names of its ancestors, if they are known.
 */
export const childrenInSchema = (
  version: ErnVersion | null,
  element: string,
  parent = "",
  around?: readonly string[],
): SchemaChild[] | undefined => {
  const list = version && listOf(version, parent, element, around);
  if (!list) return undefined;
  const children = known.get(list) ?? toChildren(list);
  known.set(list, children);
  return children;
};
