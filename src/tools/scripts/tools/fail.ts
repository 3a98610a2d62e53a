/** Ends a script with what is wrong and what to do. */
export const fail: (message: string) => never = (message) => {
  console.error(message);
  process.exit(1);
};
