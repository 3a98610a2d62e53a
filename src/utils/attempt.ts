/** The result of a function, or of another if it throws. */
export const attempt = <Value>(run: () => Value, otherwise: () => Value): Value => {
  try {
    return run();
  } catch {
    return otherwise();
  }
};
