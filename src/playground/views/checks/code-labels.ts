import type { IssueCode } from "../../../ern/types";

const WORDS: Readonly<Partial<Record<IssueCode, string>>> = {
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

/** What many findings of a kind are called. */
export const kindWords = (code: IssueCode): string => WORDS[code] ?? "findings of this kind";
