/** Returns the result of some work, and its time in milliseconds. */
export const timeWork = async <Result>(work: () => Result | Promise<Result>): Promise<[Result, time: number]> => {
  const start = performance.now();
  return [await work(), performance.now() - start];
};
