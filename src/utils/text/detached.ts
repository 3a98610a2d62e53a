/**
 * A copy of plain data to keep for a long time. V8 cuts texts without copying them, so keeping a single word keeps the
 * whole text it was cut from, such as a page's.
 */
export const detached = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
