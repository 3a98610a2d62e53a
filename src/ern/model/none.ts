const NONE: never[] = [];
Object.freeze(NONE);

/** A list, or the one empty list of all messages: a big message has more empty lists than others. */
export const orNone = <T>(list: T[]): T[] => (list.length > 0 ? list : NONE);
