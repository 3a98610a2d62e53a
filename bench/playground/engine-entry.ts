export { checkDocument, listTracks, parseErn, readMessage, toCsv, toGraphJson } from "@ddex-suite/ern";
