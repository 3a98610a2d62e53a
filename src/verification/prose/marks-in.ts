/** The items that a page lists in its comments of a kind, such as "figures: 18 characters (why); …". */
export const marksIn = (raw: string, kind: string, separator: RegExp): string[] =>
  [...raw.matchAll(new RegExp(`\\{/\\* ${kind}: (.+?) \\*/\\}`, "gs"))].flatMap(([, list = ""]) =>
    list.split(separator).map((item) => item.trim()),
  );
