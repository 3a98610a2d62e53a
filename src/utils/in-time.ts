export const LONGEST_WAIT_MS = 10_000;

/** The error for a timeout; its message names what was missing. */
export class LateError extends Error {}

/** Returns the result of a promise; throws a `LateError` with its name after a timeout. */
export const inTime = async <Value>(promise: Promise<Value>, name: string): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LateError(`${name} didn't arrive within ${LONGEST_WAIT_MS / 1000} seconds.`)),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
};
