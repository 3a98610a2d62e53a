/** Lets the next task begin, such as a message to the worker, which may make what is being done stale. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
