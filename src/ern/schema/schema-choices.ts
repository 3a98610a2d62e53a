import type { ErnVersion } from "../model-types";
import { CHOICES_382, CHOICES_4, CHOICES_41, CHOICES_411, CHOICES_42, CHOICES_43 } from "./choice-tables";
import { createLookup } from "./schema-table";

/** A choice between groups of children: if a group is used, all its required children must be there. */
export interface SchemaChoice {
  groups: { names: string[]; required: string[] }[];
  /** Must one of the groups be used? */
  required: boolean;
  /** May more than one be used? */
  many: boolean;
}

const listOf = createLookup({
  "3.8.2": [CHOICES_382],
  "4.1": [CHOICES_4, CHOICES_41],
  "4.1.1": [CHOICES_4, CHOICES_41, CHOICES_411],
  "4.2": [CHOICES_4, CHOICES_42],
  "4.3": [CHOICES_4, CHOICES_42, CHOICES_43],
  "4.3.1": [CHOICES_4, CHOICES_42, CHOICES_43],
  "4.3.2": [CHOICES_4, CHOICES_42, CHOICES_43],
});

const toChoice = ([, body = "", sign = ""]: RegExpMatchArray): SchemaChoice => {
  const groups = body.split(" | ").map((group) => {
    const names = group.split(" ");
    return {
      names: names.map((name) => name.replace("?", "")),
      required: names.filter((name) => !name.endsWith("?")),
    };
  });
  return { groups, required: sign !== "?", many: sign === "+" };
};

const NONE: SchemaChoice[] = [];
const known = new Map<string, SchemaChoice[]>();

/** The choices among an element's children, by its name and its parent's. */
export const choicesInSchema = (version: ErnVersion, parent: string, element: string): SchemaChoice[] => {
  const list = listOf(version, parent, element);
  if (!list) return NONE;
  const found = known.get(list) ?? [...list.matchAll(/\(([^)]*)\)([?+]?)/g)].map(toChoice);
  known.set(list, found);
  return found;
};
