export { checkDocument } from "../../src/ern/check/check-ern";
export { listTracks } from "../../src/ern/model/list-tracks";
export { parseErn } from "../../src/ern/xml/parse-ern";
export { readMessage } from "../../src/ern/model/read-message";
export { toCsv } from "../../src/ern/model/plain-data";
export { toGraphJson } from "../../src/ern/model/plain-data";
