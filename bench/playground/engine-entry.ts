export { checkDocument } from "../../src/playground/engine/check-ern";
export { listTracks } from "../../src/playground/engine/list-tracks";
export { parseErn } from "../../src/playground/engine/parse-ern";
export { readMessage } from "../../src/playground/engine/read-message";
export { toCsv } from "../../src/playground/engine/to-csv";
export { toGraphJson } from "../../src/playground/engine/to-json";
