/** Creates a growing list of whole numbers below 2³², of four bytes each; those that were never set are 0. */
export const createNumberList = () => {
  let numbers = new Uint32Array(256);
  let length = 0;
  const set = (index: number, value: number): void => {
    if (index >= numbers.length) {
      const grown = new Uint32Array(Math.max(index + 1, Math.ceil(numbers.length * 1.5)));
      grown.set(numbers);
      numbers = grown;
    }
    numbers[index] = value;
    length = Math.max(length, index + 1);
  };
  return {
    set,
    get: (index: number): number => numbers[index] ?? 0,
    /** Adds a number, and returns its index. */
    add: (value: number): number => {
      set(length, value);
      return length - 1;
    },
    length: (): number => length,
  };
};
