/**
 * Returns a copy of plain data to keep: V8 cuts texts without copying, so a word keeps the whole text it was cut from.
 */
export const detached = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
