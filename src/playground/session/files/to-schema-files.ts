import type { SchemaFacts, SchemaFile } from "../../validation/types";
import type { GivenFile } from "../../validation/validation-jobs";

/** Prepares added files for storage next to existing ones: those from one folder share a batch number, and the same file keeps its earlier numbers. */
export const toSchemaFiles = (
  kept: readonly SchemaFile[],
  given: readonly GivenFile[],
  facts: readonly SchemaFacts[],
): SchemaFile[] => {
  const folders = [...new Set(given.map(({ folder }) => folder))];
  const first = Math.max(0, ...kept.map(({ batch }) => batch)) + 1;
  const added = new Map<string, SchemaFile>();
  facts.forEach((each, at) => {
    const before = added.get(each.id) ?? kept.find(({ id }) => id === each.id);
    const earlier = before && { earlier: [...(before.earlier ?? []), before.batch] };
    const batch = first + folders.indexOf(given[at]!.folder);
    added.set(each.id, { ...each, ...earlier, batch, content: given[at]!.content });
  });
  return [...added.values()];
};
