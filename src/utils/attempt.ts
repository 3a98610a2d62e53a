export const attempt = <Value>(run: () => Value, otherwise: () => Value): Value => {
  try {
    return run();
  } catch {
    return otherwise();
  }
};
