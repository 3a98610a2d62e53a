import { built, compact, expectRefusal, newBuilder, release, resource, without } from "./message";

type Type = "Release" | "Resource";

/** Returns a message whose release or resource has these fields. */
const builtWith = (type: Type, fields: object): Promise<string> =>
  type === "Release" ? built(fields) : built({}, fields);

/** Expects the fields to change nothing in the message. */
export const expectDropped = async (type: Type, fields: object): Promise<void> =>
  expect(await builtWith(type, fields)).toBe(await built());

/** Expects the elements to be in the message of these fields, and not in that of other values. */
export const expectWritten = async (type: Type, fields: object, ...elements: string[]): Promise<void> => {
  const [changed, plain] = [compact(await builtWith(type, fields)), compact(await built())];
  for (const element of elements) {
    expect(changed).toContain(element);
    expect(plain).not.toContain(element);
  }
};

/** Expects a release or a resource without the field to be rejected. */
export const expectRequired = (type: Type, name: string): Promise<void> => {
  const fields = without({ ...release, ...resource }, name as never);
  return expectRefusal(() => newBuilder()[`add${type}`](fields), `Missing field \`${name}\``);
};

/** Expects the field's values to change nothing, and to be nowhere in the message. */
export const expectNeverWritten = async (type: Type, name: string, ...values: string[]): Promise<void> => {
  for (const value of values) {
    await expectDropped(type, { [name]: value });
    expect(await builtWith(type, { [name]: value })).not.toContain(value);
  }
};

/** Returns the names of the fields whose values are texts in the message. */
export const reaching = (xml: string, fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (xml.includes(`>${[value].flat().at(-1)}<`) ? [name] : []));
