import type { ErnVersion } from "../model-types";
import { SCHEMA_382 } from "./schema-382";
import { SCHEMA_41 } from "./schema-41";
import { SCHEMA_42 } from "./schema-42";
import { SCHEMA_43 } from "./schema-43";

/** A child that an element may have. */
export interface SchemaChild {
  name: string;
  required: boolean;
  repeatable: boolean;
}

/** 4.1.1 is read with the lists of 4.1; 4.3.1 and 4.3.2 with those of 4.3. */
const SCHEMAS: Readonly<Record<ErnVersion, Readonly<Record<string, string>>>> = {
  "3.8.2": SCHEMA_382,
  "4.1": SCHEMA_41,
  "4.1.1": SCHEMA_41,
  "4.2": SCHEMA_42,
  "4.3": SCHEMA_43,
  "4.3.1": SCHEMA_43,
  "4.3.2": SCHEMA_43,
};

const toChild = (written: string): SchemaChild => ({
  name: written.replace(/[?*+]$/, ""),
  required: !/[?*]$/.test(written),
  repeatable: /[*+]$/.test(written),
});

/** Reads a list of children: `?` at most once, `*` any number, `+` at least once, else once. */
export const toChildren = (list: string): SchemaChild[] => list.split(" ").map(toChild);

const known = new Map<string, SchemaChild[]>();

/** The children that an element may have in a version, in order; undefined where its version or the element is not listed. */
export const childrenInSchema = (version: ErnVersion | null, element: string): SchemaChild[] | undefined => {
  if (!version) return undefined;
  const schema = SCHEMAS[version];
  if (!Object.hasOwn(schema, element)) return undefined;
  const key = `${version} ${element}`;
  const children = known.get(key) ?? toChildren(schema[element]!);
  known.set(key, children);
  return children;
};
