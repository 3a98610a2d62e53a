/** The functions of the published package. The site, which is built with the engine, uses more of it: `index.ts`. */
import { checkErn as check } from "./check/check-ern";
import { compareMessages as compare } from "./compare/compare-messages";
import type { MeaningChange } from "./compare/comparison";
import type { Conversion } from "./convert/conversion";
import { convertErn, type TargetVersion } from "./convert/convert-to-43";
import { fixCertain as fix } from "./edit/fix-certain";
import { listTracks as list } from "./model/list-tracks";
import { readMessage as read } from "./model/read-message";
import type { ErnMessage, ErnTrackRow } from "./model-types";
import { decodeErn as decode, encodeErn as encode } from "./text/encoding";
import type { ErnDiagnostic, ErnDocument, ErnText, ParseOptions } from "./types";
import { parseErn as parse } from "./xml/parse-ern";

export type { MeaningChange } from "./compare/comparison";
export type { Conversion, ConversionItem, Outcome } from "./convert/conversion";
export type { TargetVersion } from "./convert/convert-to-43";
export { ErnError } from "./ern-error";
export type { ErnMessage, ErnTrackRow, ErnVersion } from "./model-types";
export type {
  DiagnosticCode,
  ErnDiagnostic,
  ErnDocument,
  ErnEncoding,
  ErnErrorCode,
  ErnErrorDetails,
  ErnText,
  Fix,
  ParseOptions,
  Severity,
  Splice,
} from "./types";

/**
 * Returns the text of a file, and its encoding: UTF-8, UTF-16, ISO-8859-1 or Windows-1252, as declared.
 * Throws an `ErnError` of the code "encoding" for any other encoding, and for bytes that don't match the declaration.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { decodeErn } from "@ddex-suite/ern";
 *
 * const { source, encoding } = decodeErn(readFileSync("message.xml"));
 * console.log(source.slice(0, 5), encoding); // prints: <?xml utf-8
 */
export const decodeErn = (bytes: Uint8Array): ErnText => decode(bytes);

/**
 * Returns the bytes of a text in its encoding. A character that the encoding lacks is written as a reference.
 * Throws an `ErnError` of the code "encoding" if that isn't possible, as in a name.
 *
 * @example
 * import { encodeErn } from "@ddex-suite/ern";
 *
 * console.log(encodeErn({ source: "<a>é</a>", encoding: "iso-8859-1" }).length); // prints: 8
 */
export const encodeErn = (text: ErnText): Uint8Array => encode(text);

/**
 * Returns a message's document: a table of its nodes by offsets into its text. Offsets count UTF-16 units from 0, lines
 * and columns count from 1. Throws an `ErnError` with a remedy and a line if the text isn't well-formed XML, has a
 * document type, or exceeds the limits.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { ErnError, parseErn } from "@ddex-suite/ern";
 *
 * const document = parseErn(readFileSync("message.xml", "utf8"));
 * console.log(document.source.length > 1000); // prints: true
 * try {
 *   parseErn("<a>");
 * } catch (error) {
 *   if (error instanceof ErnError) console.log(error.code, error.line); // prints: malformed 1
 * }
 */
export const parseErn = (source: string, options: ParseOptions = {}): ErnDocument => parse(source, options);

/**
 * Returns what is wrong in a message, in document order: severity, code, message, remedy, line, column and offsets of
 * each problem; an empty list if nothing is. A text that isn't well-formed has one problem, of the code "malformed".
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { checkErn } from "@ddex-suite/ern";
 *
 * const broken = readFileSync("message.xml", "utf8").replace("<ISRC>", "<ISRC>X");
 * const [problem] = checkErn(broken);
 * console.log(problem?.severity, problem?.code); // prints: error isrc
 */
export const checkErn = (source: string): ErnDiagnostic[] => check(source);

/**
 * Returns a message with every certain fix made, and the number of problems that they fixed. A fix is certain if it
 * changes how something is written and nothing that the message says.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { fixCertain } from "@ddex-suite/ern";
 *
 * const source = readFileSync("message.xml", "utf8");
 * const written = source.replace(/<ISRC>(..)/, "<ISRC>$1-");
 * const fixed = fixCertain(written);
 * console.log(fixed.count, fixed.source === source); // prints: 1 true
 */
export const fixCertain = (source: string): { source: string; count: number } => fix(source);

/**
 * Returns an earlier message as ERN 4.3.2 or 4.3, with what became of each of its elements and attributes.
 * Throws an `ErnError` of the code "data" for a message that isn't of an earlier version.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { convert, parseErn } from "@ddex-suite/ern";
 *
 * const { version, items } = convert(parseErn(readFileSync("old.xml", "utf8")));
 * console.log(version, items.some(({ outcome }) => outcome === "changed")); // prints: 3.8.2 true
 */
export const convert = (document: ErnDocument, to?: TargetVersion): Conversion => convertErn(document, to);

/**
 * Returns the model of a message: its header, parties, resources, releases and deals, with the node of each value.
 * It checks nothing: a value that is missing is null, or an empty list.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { parseErn, readMessage } from "@ddex-suite/ern";
 *
 * const { resources } = readMessage(parseErn(readFileSync("message.xml", "utf8")));
 * console.log(resources[0]?.kind); // prints: SoundRecording
 */
export const readMessage = (document: ErnDocument): ErnMessage => read(document);

/**
 * Returns a row for each track of each release, with the columns of the playground's table. Durations are as written,
 * in ISO 8601.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { listTracks, parseErn, readMessage } from "@ddex-suite/ern";
 *
 * const tracks = listTracks(readMessage(parseErn(readFileSync("message.xml", "utf8"))));
 * console.log(tracks.length > 0); // prints: true
 */
export const listTracks = (message: ErnMessage): ErnTrackRow[] => list(message);

/**
 * Returns what two messages, of any versions, say differently: what was added, removed, changed or moved. References,
 * white space, the order of elements and the grouping of deals aren't differences.
 *
 * @example
 * import { readFileSync } from "node:fs";
 * import { compareMessages, parseErn } from "@ddex-suite/ern";
 *
 * const source = readFileSync("message.xml", "utf8");
 * const changes = compareMessages(parseErn(source), parseErn(source.replace(/<Duration>[^<]*</, "<Duration>PT9M<")));
 * console.log(changes.length > 0, changes[0]?.kind); // prints: true changed
 */
export const compareMessages = (before: ErnDocument, after: ErnDocument): MeaningChange[] =>
  compare({ document: before, message: read(before) }, { document: after, message: read(after) });
