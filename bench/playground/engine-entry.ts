export { checkDocument } from "../../src/playground/engine/check/check-ern";
export { listTracks } from "../../src/playground/engine/model/list-tracks";
export { parseErn } from "../../src/playground/engine/xml/parse-ern";
export { readMessage } from "../../src/playground/engine/model/read-message";
export { toCsv } from "../../src/playground/engine/model/to-csv";
export { toGraphJson } from "../../src/playground/engine/model/to-json";
