/** In develop: replaces an invalid tags file with one that keeps its keys, because posts refer to them. */
export const substituteTags = (raw: string): string => {
  const keys = new Set([...raw.matchAll(/^([a-z0-9]+(?:[-/][a-z0-9]+)*):/gm)].map(([, key]) => key));
  return [...keys].map((key) => `"${key}":\n  label: "${key}"\n  description: "${key}"\n`).join("");
};
