const NONE: never[] = [];
Object.freeze(NONE);

/** Returns the list, or one shared empty list, because most lists of a big message are empty. */
export const orNone = <T>(list: T[]): T[] => (list.length > 0 ? list : NONE);
