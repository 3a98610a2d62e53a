import type { Reader } from "../model/reader";
import type { DiagnosticCode, NodeId, Severity } from "../types";
import { checkDate, checkDateTime, checkDuration, checkYear } from "../values/dates";
import { checkGrid, checkIcpn, checkIsrc, type ValueDiagnostic } from "../values/identifiers";
import { checkDpid, checkIsni, checkIswc } from "../values/party-ids";
import { checkTerritory } from "../values/territories";
import { findAttribute } from "../xml/attributes";
import { isElement } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";

const TERRITORY_ATTRIBUTE = "ApplicableTerritoryCode";

type Check = (value: string) => ValueDiagnostic;

/** Not checked by the schema, which accepts any text as an identifier. A wrong ISNI or ISWC doesn't stop a delivery. */
const IDENTIFIERS: readonly [RegExp, DiagnosticCode, Check, Severity][] = [
  [/^ISRC$/, "isrc", checkIsrc, "error"],
  [/^ICPN$/, "icpn", checkIcpn, "error"],
  [/^GRid$/, "grid", checkGrid, "error"],
  [/^ISNI$/, "party-id", checkIsni, "warning"],
  [/^ISWC$/, "iswc", checkIswc, "warning"],
];

/** Also checked by the schema. Looked up by name if the version's lists aren't known. */
const TYPED: readonly [RegExp, DiagnosticCode, Check, Severity][] = [
  [/^Duration(Used)?$/, "duration", checkDuration, "error"],
  [/DateTime$/, "date", checkDateTime, "error"],
  [/Date$/, "date", checkDate, "error"],
  [/^Year$/, "date", checkYear, "error"],
  [/^DPID$/, "dpid", checkDpid, "error"],
  [/^(Excluded)?TerritoryCode$|^TerritoryOfCommissioning$/, "territory", checkTerritory, "error"],
];

const checkTerritoryAttribute = ({ document }: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const { nodes, source } = document;
  if (nodes.contentStart[node]! - nodes.start[node]! <= TERRITORY_ATTRIBUTE.length) return;
  if (!source.slice(nodes.start[node], nodes.contentStart[node]).includes(TERRITORY_ATTRIBUTE)) return;
  const attribute = findAttribute(document, node, TERRITORY_ATTRIBUTE);
  const diagnostic = attribute && checkTerritory(attribute.value);
  if (diagnostic) diagnostics.addAttribute(diagnostic.severity, "territory", diagnostic, node, attribute);
};

/** Checks identifiers everywhere, plus durations, dates and territories if elements have no types. */
export const checkValues = (reader: Reader, isTyped: boolean, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const { nodes } = document;
  const all = isTyped ? IDENTIFIERS : [...IDENTIFIERS, ...TYPED];
  const checks = nodes.names.map((name) => all.find(([pattern]) => pattern.test(name)));

  for (let node = document.root; node < nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const check = checks[nodes.name[node]!];
    if (check && nodes.after[node] === node + 1) {
      const [, code, find, severity] = check;
      const value = reader.valueOf(node);
      const diagnostic = find(value.value);
      if (diagnostic) diagnostics.addValue(diagnostic.severity ?? severity, code, diagnostic, value);
    }
    if (!isTyped) checkTerritoryAttribute(reader, node, diagnostics);
  }
};
