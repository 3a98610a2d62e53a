/**
 * A copy of plain data for who keeps it for long. V8 cuts texts without copying them, so that a word that is kept keeps
 * the whole text that it was cut from, a page's for one.
 */
export const detached = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
