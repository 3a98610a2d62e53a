export { checkDocument } from "@ddex-suite/ern";
export { listTracks } from "@ddex-suite/ern";
export { parseErn } from "@ddex-suite/ern";
export { readMessage } from "@ddex-suite/ern";
export { toCsv } from "@ddex-suite/ern";
export { toGraphJson } from "@ddex-suite/ern";
