import assert from "node:assert/strict";

import type { Proof, Proofs } from "../message";
import { built, excludes, includes, newBuilder, refuses, release, resource, without } from "../message";
import fields from "./fields.json";

type Type = "Release" | "Resource";

/** A message whose release or resource has these fields. */
const builtWith = (type: Type, given: object): Promise<string> =>
  type === "Release" ? built(given) : built({}, given);

/** The fields change nothing in the message. */
export const dropped = async (type: Type, given: object): Promise<void> =>
  assert.equal(await builtWith(type, given), await built());

/** The field is required, but its value isn't in the message. */
export const requiredButDropped = (type: Type, name: string, ...values: string[]): Record<string, Proof> => ({
  required: () =>
    refuses(
      () => newBuilder()[`add${type}`](without({ ...release, ...resource }, name as never)),
      `Missing field \`${name}\``,
    ),
  "never written": async () => {
    for (const value of values) {
      await dropped(type, { [name]: value });
      excludes(await builtWith(type, { [name]: value }), value);
    }
  },
});

/** The message contains the elements for these fields, and none of them for other values. */
const written =
  (type: Type, given: object, elements: readonly string[]): Proof =>
  async () => {
    for (const element of elements) {
      includes(await builtWith(type, given), element);
      excludes((await built()).replace(/>\s+</g, "><"), element);
    }
  };

/** What becomes of the fields of a type: they are written as elements, or accepted and dropped. */
export const fieldProofs = (type: Type): Record<string, Proofs> =>
  Object.fromEntries(
    (Object.entries(fields) as [string, [object, ...string[]]][])
      .filter(([id]) => id.startsWith(`${type}.`))
      .map(([id, [given, ...elements]]): [string, Proofs] => [
        id,
        elements.length > 0 ? { written: written(type, given, elements) } : { dropped: () => dropped(type, given) },
      ]),
  );

/** Names of the fields whose values are texts in the message. */
export const reaching = (xml: string, given: object): string[] =>
  Object.entries(given).flatMap(([name, value]) => (xml.includes(`>${[value].flat().at(-1)}<`) ? [name] : []));
