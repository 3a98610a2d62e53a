import type { SearchRecord } from "../../../search/common/types";

/** The service's smaller plans reject records over 10 kB. */
const MAX_CONTENT_BYTES = 8_000;

/** Splits a text between words into parts of limited size in bytes. */
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

/** The records to upload, ranked by level and position in the page; long texts become records with the same URL. */
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
