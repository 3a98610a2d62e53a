/** Lets the browser do what waits, such as a key's work and the paint after it. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
