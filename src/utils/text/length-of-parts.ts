/** Returns the length of the parts of a text if all are in another, in this order; 0 otherwise. */
export const lengthOfParts = (parts: readonly string[], whole: string): number => {
  let offset = 0;
  for (const part of parts) {
    const found = whole.indexOf(part, offset);
    if (found === -1) return 0;
    offset = found + part.length;
  }
  return parts.join("").length;
};
