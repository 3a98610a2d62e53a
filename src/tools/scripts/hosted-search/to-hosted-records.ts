import type { SearchRecord } from "../../../search/common/types";

/** The service refuses records of more than 10 kB on its smaller plans. */
const MAX_CONTENT_BYTES = 8_000;

/** Cuts a text into parts of so many bytes at most, between words. */
const splitText = (text: string): string[] => {
  const parts = [""];
  for (const word of text.split(/(?<=\s)/)) {
    const last = parts.at(-1) ?? "";
    const longer = last + word;
    if (last !== "" && Buffer.byteLength(longer) > MAX_CONTENT_BYTES) parts.push(word);
    else parts[parts.length - 1] = longer;
  }
  return parts;
};

export interface HostedRecord extends SearchRecord {
  weight: { level: number; position: number };
}

/** The records as they are uploaded: ranked by level and place in the page, long texts in several records of one address. */
export const toHostedRecords = (records: readonly SearchRecord[]): HostedRecord[] => {
  const places = new Map<string, number>();
  return records.flatMap((record) => {
    const page = record.url.replace(/#.*/, "");
    const position = (places.get(page) ?? -1) + 1;
    places.set(page, position);
    const weight = { level: 100 - 10 * Number(record.type.replace("lvl", "").replace("content", "10")), position };
    const parts = record.content === null ? [null] : splitText(record.content);
    return parts.map((content, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}~${part + 1}`,
      content,
      weight,
    }));
  });
};
