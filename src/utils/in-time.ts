/** After so long a wait is over: what has not come is said to be missing. */
export const LONGEST_WAIT_MS = 10_000;

/** Says that a wait is over, and for what. */
export class LateError extends Error {}

/** What a promise brings, or a `LateError` that names it when that takes too long. */
export const inTime = async <Value>(promise: Promise<Value>, name: string): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LateError(`${name} has not come in ${LONGEST_WAIT_MS / 1000} seconds.`)),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
};
