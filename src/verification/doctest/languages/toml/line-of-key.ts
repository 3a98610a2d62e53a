/** The line, from 0, on which a TOML key is set or its table starts; the first line if there is neither. */
export const lineOfKey = (code: string, key: string): number => {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const set = new RegExp(`(^|[\\s{,.])["']?${name}["']?\\s*=|^\\s*\\[+([^\\]]*\\.)?["']?${name}["']?(\\.[^\\]]*)?\\]`);
  const line = code.split("\n").findIndex((text) => set.test(text));
  return Math.max(0, line);
};
