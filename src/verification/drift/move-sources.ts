import { isMap, isScalar, isSeq, parseDocument } from "yaml";

/** Returns a file of symbols with other sources for some of them, by id; everything else stays as it's written. */
export const moveSources = (raw: string, sources: ReadonlyMap<string, string>): string => {
  const { contents } = parseDocument(raw);
  const values = (isSeq(contents) ? contents.items : []).flatMap((item) => {
    const value = isMap(item) ? item.get("source", true) : undefined;
    const source = isMap(item) ? sources.get(String(item.get("id"))) : undefined;
    return isScalar(value) && value.range && source !== undefined ? [{ range: value.range, source }] : [];
  });
  return values.reduceRight((text, { range, source }) => text.slice(0, range[0]) + source + text.slice(range[1]), raw);
};
