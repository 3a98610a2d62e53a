/** Returns the result of a function, or that of the other one if it throws. */
export const attempt = <Value>(run: () => Value, otherwise: () => Value): Value => {
  try {
    return run();
  } catch {
    return otherwise();
  }
};
