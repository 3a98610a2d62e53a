import { memoize } from "../memoize";
import type { ErnValue } from "../model-types";
import { createTextList } from "../text/text-list";

const isValue = (part: unknown): part is ErnValue & { name?: string } =>
  typeof part === "object" && part !== null && "from" in part;

/** Returns a part as a text without its document: of a value, only its text and its name. */
export const packPart = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === "node") return 0;
    return isValue(value) ? { v: value.value, name: value.name } : value;
  });

/** Returns the part of a text made by `packPart`; its values have no ranges. */
export const unpackPart = (packed: string): unknown =>
  JSON.parse(packed, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || !("v" in part)) return part;
    const { v, ...rest } = part;
    return { value: v, node: 0, from: 0, to: 0, ...rest };
  });

/** Creates a store of fields of parts, and makes objects that read the fields on demand. */
export const createPartStore = <Part extends object, Field extends keyof Part>(
  fields: readonly Field[],
  texts = createTextList(),
) => {
  let last = { index: -1, values: [] as unknown[] };
  const prototype = {};
  for (const [position, field] of fields.entries())
    Object.defineProperty(prototype, field, {
      get(this: { index: number }) {
        const { index } = this;
        if (last.index !== index) last = { index, values: unpackPart(texts.get(index)) as unknown[] };
        return last.values[position];
      },
    });
  return {
    add: (part: Part): number => texts.add(packPart(fields.map((field) => part[field]))),
    make: <More extends object>(index: number, more: More): Pick<Part, Field> & More =>
      Object.assign(Object.create(prototype) as Pick<Part, Field>, { index, ...more }),
  };
};

/** Creates a list of texts of which few are different. */
export const createDistinctTexts = () => {
  const texts: string[] = [];
  const add = memoize((text: string) => texts.push(text) - 1);
  return { add, get: (index: number): string => texts[index]! };
};
