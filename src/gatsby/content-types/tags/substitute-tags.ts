/** In develop, tags of a file that was refused: a text with each key that stands in it, for posts name them. */
export const substituteTags = (raw: string): string => {
  const keys = new Set([...raw.matchAll(/^([a-z0-9]+(?:[-/][a-z0-9]+)*):/gm)].map(([, key]) => key));
  return [...keys].map((key) => `"${key}":\n  label: "${key}"\n  description: "${key}"\n`).join("");
};
