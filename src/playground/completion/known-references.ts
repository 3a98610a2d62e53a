import type { Text } from "@codemirror/state";
import { type AllowedHere, allowedInVersion, type ElementNames, type SchemaModel, toVersion } from "@ddex-suite/ern";

export interface KnownReference {
  kind: "Parties" | "Resources" | "Releases";
  reference: string;
  label: string;
}

export interface UserSchema {
  model: SchemaModel;
  allowed: AllowedHere;
}

/** Results of the last reading, for whatever is too far from the cursor to find in the text. */
export interface KnownReferences {
  /** The elements around the cursor, from the root. */
  names: () => ElementNames;
  references: () => readonly KnownReference[];
  userSchema: () => UserSchema | null;
}

const KINDS: Readonly<Record<string, KnownReference["kind"]>> = {
  referenceP: "Parties",
  referenceA: "Resources",
  referenceR: "Releases",
};

/** Returns the references that an element may have as its text, if it refers to a party, resource or release. */
export const listKnownReferences = (
  element: ElementNames,
  allowed: AllowedHere | undefined,
  known: readonly KnownReference[],
): readonly KnownReference[] => {
  if (!allowed || allowed.definesReference(element)) return [];
  const wanted = KINDS[allowed.kind(element) ?? ""];
  return known.filter(({ kind }) => kind === wanted);
};

const DECLARATION = /xmlns(?::[^\s=]+)?\s*=\s*["']([^"']+)["']/g;
const EDITION = /\sAvsVersionId\s*=\s*["']([^"']*)["']/;
const HEAD_LENGTH = 20_000;

/** Returns what the user's schema allows, otherwise the engine's tables; undefined if neither has the version. */
export const findAllowed = (text: Text, schema: UserSchema | null): AllowedHere | undefined => {
  const head = text.sliceString(0, HEAD_LENGTH);
  const namespaces = Array.from(head.matchAll(DECLARATION), ([, found]) => found!);
  if (schema && namespaces.includes(schema.model.namespace)) return schema.allowed;
  const version = namespaces.map(toVersion).find((found) => found !== null);
  return version ? allowedInVersion(version, EDITION.exec(head)?.[1]) : undefined;
};
