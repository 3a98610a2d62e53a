import assert from "node:assert/strict";

import type { Release, Resource } from "ddex-builder";

import { built, excludes, includes, type Proof, type Proofs } from "../message";

type Fields = Partial<Release>;
type TrackFields = Partial<Resource>;

/** The field changes nothing in the message. */
export const dropped = async (fields: Fields, track: TrackFields = {}): Promise<void> => {
  assert.equal(await built(fields, track), await built());
};

/** An optional field that changes nothing. */
export const acceptedAndDropped = (fields: Fields, track: TrackFields = {}): Proofs => ({
  dropped: () => dropped(fields, track),
});

/** The message contains the elements for these fields, and none of them for other values. */
export const written =
  (fields: Fields, track: TrackFields, ...elements: string[]): Proof =>
  async () => {
    for (const element of elements) {
      includes(await built(fields, track), element);
      excludes((await built()).replace(/>\s+</g, "><"), element);
    }
  };

/** Names of the fields whose values are texts in the message. */
export const reaching = (xml: string, fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (xml.includes(`>${[value].flat().at(-1)}<`) ? [name] : []));
