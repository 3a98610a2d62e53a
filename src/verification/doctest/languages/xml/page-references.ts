import { listReferences } from "../../../../ern/model/references";
import type { ErnDocument } from "../../../../ern/types";
import { positionAt } from "../../../../ern/xml/nodes";
import type { SampleDiagnostic } from "../../samples/sample";

/** The references that samples define, by type. */
export type Defined = ReadonlyMap<string, ReadonlySet<string>>;

/** The references that these documents define. */
export const definedIn = (documents: readonly ErnDocument[]): Defined => {
  const defined = new Map<string, Set<string>>();
  for (const { kind, value, isDefinition } of documents.flatMap(listReferences)) {
    if (!isDefinition) continue;
    const values = defined.get(kind) ?? new Set();
    defined.set(kind, values.add(value));
  }
  return defined;
};

/** References in a fragment that no sample on its page defines, although some sample defines others of that type. */
export const danglingReferences = (document: ErnDocument, defined: Defined): SampleDiagnostic[] =>
  listReferences(document).flatMap(({ kind, value, from, isDefinition }) => {
    const known = defined.get(kind);
    if (isDefinition || known === undefined || known.has(value)) return [];
    const remedy = `Refer to one that is there: ${[...known].join(", ")}.`;
    return [
      {
        line: positionAt(document, from).line - 1,
        message: `No ${kind} of the page has the reference ${value}`,
        remedy,
      },
    ];
  });
