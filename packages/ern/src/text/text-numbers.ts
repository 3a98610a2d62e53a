import { createNumberList } from "./number-list";

const PRIME = 16_777_619;
const MOST_BYTES = 3;

/** Creates a map of texts to their numbers, in the order in which they are added, in a fraction of a map's memory. */
export const createTextNumbers = () => {
  const encoder = new TextEncoder();
  /** Random, so that nobody can write texts of the same hash, which would be slow. */
  const seed = Math.floor(Math.random() * 2 ** 32);
  /** The texts, one after the other, then room for the one that is looked up. */
  let bytes = new Uint8Array(4096);
  const ends = createNumberList();
  /** An open hash table of numbers, plus one. */
  let slots = new Uint32Array(1024);

  const startOf = (number: number): number => (number === 0 ? 0 : ends.get(number - 1));

  /** Returns the slot of the text between two places, or the free one for it. */
  const slotOf = (start: number, end: number): number => {
    let hash = seed;
    for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ bytes[index]!, PRIME);
    const isHere = (number: number): boolean => {
      const offset = startOf(number) - start;
      if (ends.get(number) - offset !== end) return false;
      for (let index = start; index < end; index += 1) if (bytes[index] !== bytes[index + offset]) return false;
      return true;
    };
    let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
    while (slots[slot] !== 0 && !isHere(slots[slot]! - 1)) slot = (slot + 1) & (slots.length - 1);
    return slot;
  };

  const growSlots = (): void => {
    slots = new Uint32Array(2 * slots.length);
    for (let number = 0; number < ends.length(); number += 1)
      slots[slotOf(startOf(number), ends.get(number))] = number + 1;
  };

  /** Writes a text after the others; returns where it begins and ends. */
  const write = (text: string): [start: number, end: number] => {
    const start = startOf(ends.length());
    if (start + MOST_BYTES * text.length > bytes.length) {
      const grown = new Uint8Array(Math.ceil(bytes.length * 1.5) + MOST_BYTES * text.length);
      grown.set(bytes);
      bytes = grown;
    }
    return [start, start + encoder.encodeInto(text, bytes.subarray(start)).written];
  };

  return {
    /** Returns a text's number; undefined if it wasn't added. */
    get: (text: string): number | undefined => {
      const number = slots[slotOf(...write(text))]!;
      return number === 0 ? undefined : number - 1;
    },
    /** Adds a text, unless it was before; returns its number. */
    add: (text: string): number => {
      const [start, end] = write(text);
      const slot = slotOf(start, end);
      if (slots[slot] !== 0) return slots[slot]! - 1;
      const number = ends.add(end);
      slots[slot] = number + 1;
      if (2 * ends.length() > slots.length) growSlots();
      return number;
    },
  };
};
