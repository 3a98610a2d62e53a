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
  /** The severity for elements and attributes that the lists don't know. */
  unknown: Severity;
  /** The known edition of the value sets that the message names; undefined if the version's own is used. */
  edition?: string;
  /** The edition that the message names, if its values aren't known. */
  unknownEdition?: string;
}
