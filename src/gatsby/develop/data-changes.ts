let changes = 0;

/** Notes that data of pages has changed: a step on all nodes that runs meanwhile is then repeated. */
export const noteChange = (): void => {
  changes += 1;
};

/** Returns how often it has changed. */
export const countChanges = (): number => changes;
