import { parseErn, readMessage } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { toStructure } from "../workers/analyze";
import { createKnownReferences } from "./follow-editor";
import type { Store } from "./state/playground-state";

const referencesIn = (source: string): string[] => {
  const document = parseErn(source);
  const structure = toStructure(document, readMessage(document));
  const store = { get: () => ({ analysis: { structure } }) } as unknown as Store;
  return createKnownReferences(store)
    .references()
    .map(({ kind, reference }) => `${kind} ${reference}`);
};

describe("createLastKnown", () => {
  it("lists the references of parties, resources and releases", () => {
    const references = referencesIn(readSample("43-single.xml"));
    expect(references).toEqual(expect.arrayContaining(["Parties P1", "Resources A1", "Releases R0"]));
  });

  it("lists no part that has no reference", () => {
    const source = readSample("43-single.xml").replace("<ResourceReference>A1</ResourceReference>", "");
    const resources = referencesIn(source).filter((reference) => reference.startsWith("Resources"));
    expect(resources).not.toContain("Resources A1");
    expect(resources.every((reference) => /^Resources A\d+$/.test(reference))).toBe(true);
  });
});
