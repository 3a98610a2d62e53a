/** The upper-case first letters of a name's first and last word. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)![0] ?? "") : "";
  return (first + last).toUpperCase();
};
