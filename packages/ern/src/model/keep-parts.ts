import type { ErnValue } from "../model-types";
import { remembered } from "../remembered";
import { createTextList } from "../text/text-list";

const isValue = (part: unknown): part is ErnValue & { name?: string } =>
  typeof part === "object" && part !== null && "from" in part;

/** Returns a part as a text, which keeps none of its document: of a value, only its text and its name. */
export const pack = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === "node") return 0;
    return isValue(value) ? { v: value.value, name: value.name } : value;
  });

/** Returns the part that a text of `pack` stands for; its values are nowhere. */
export const unpack = (packed: string): unknown =>
  JSON.parse(packed, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || !("v" in part)) return part;
    const { v, ...rest } = part;
    return { value: v, node: 0, from: 0, to: 0, ...rest };
  });

/** Returns functions that keep fields of parts, and make objects that read them when they are asked for. */
export const keeping = <Part extends object, Field extends keyof Part>(
  fields: readonly Field[],
  texts = createTextList(),
) => {
  let last = { index: -1, values: [] as unknown[] };
  const prototype = {};
  for (const [position, field] of fields.entries())
    Object.defineProperty(prototype, field, {
      get(this: { index: number }) {
        const { index } = this;
        if (last.index !== index) last = { index, values: unpack(texts.get(index)) as unknown[] };
        return last.values[position];
      },
    });
  return {
    keep: (part: Part): number => texts.add(pack(fields.map((field) => part[field]))),
    make: <More extends object>(index: number, more: More): Pick<Part, Field> & More =>
      Object.assign(Object.create(prototype) as Pick<Part, Field>, { index, ...more }),
  };
};

/** Texts of which few are different. */
export const createDistinctTexts = () => {
  const texts: string[] = [];
  const add = remembered((text: string) => texts.push(text) - 1);
  return { add, get: (index: number): string => texts[index]! };
};
