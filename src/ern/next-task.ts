/** Yields to the next task, such as a message to the worker that makes the current work obsolete. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
