import type { Reader } from "../model/reader";
import type { ErnVersion } from "../model-types";
import type { Severity } from "../types";
import type { DiagnosticList } from "./diagnostic-list";

/** What all checks of a document share. */
export interface CheckContext {
  reader: Reader;
  version: ErnVersion;
  /** What makes the rules, as messages say it: "ERN 4.3". */
  maker: string;
  diagnostics: DiagnosticList;
  /** The severity for elements and attributes that the lists don't know: their version may be older than the message's. */
  unknown: Severity;
  /** The edition of the value sets that the message names; undefined if it's that of the lists. */
  edition?: string;
}
