/** Exits the script with an error message that explains what to do. */
export const fail: (message: string) => never = (message) => {
  console.error(message);
  process.exit(1);
};
