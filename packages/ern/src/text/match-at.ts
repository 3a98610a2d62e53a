/** Returns the match of a sticky pattern at an offset, or null. */
export const matchAt = (pattern: RegExp, source: string, position: number): RegExpExecArray | null => {
  pattern.lastIndex = position;
  return pattern.exec(source);
};
