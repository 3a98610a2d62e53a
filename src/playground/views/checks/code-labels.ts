import type { DiagnosticCode } from "../../../ern/types";

const WORDS: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  isrc: "ISRCs",
  icpn: "ICPNs",
  grid: "GRids",
  duration: "durations",
  date: "dates",
  "date-order": "periods",
  territory: "territories",
  order: "elements out of place",
  missing: "missing parts",
  "unknown-element": "unknown elements",
  "unknown-attribute": "unknown attributes",
  value: "values of sets",
  boolean: "booleans",
  number: "numbers",
  language: "languages",
  dpid: "DPIDs",
  "party-id": "ids of parties",
  iswc: "ISWCs",
  "dangling-reference": "references",
};

/** The plural name of problems with a code. */
export const kindWords = (code: DiagnosticCode): string => WORDS[code] ?? "problems of this kind";
