export { checkDocument } from "../../src/ern";
export { listTracks } from "../../src/ern";
export { parseErn } from "../../src/ern";
export { readMessage } from "../../src/ern";
export { toCsv } from "../../src/ern";
export { toGraphJson } from "../../src/ern";
