/** The line, from 0, on which a key is set in TOML, or its table begins; the first one where it stands nowhere. */
export const lineOfKey = (code: string, key: string): number => {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const set = new RegExp(`(^|[\\s{,.])["']?${name}["']?\\s*=|^\\s*\\[+([^\\]]*\\.)?["']?${name}["']?(\\.[^\\]]*)?\\]`);
  const line = code.split("\n").findIndex((text) => set.test(text));
  return Math.max(0, line);
};
