import type { Reader } from "../model/reader";
import { trimBlankRange, trimBlanks } from "../text/blanks";
import type { NodeId } from "../types";
import { findAttribute } from "../xml/attributes";
import { contentRangeOf, isElement, textOf } from "../xml/nodes";
import type { DiagnosticList } from "./diagnostic-list";
import { checkPlain } from "./typed-value";

/** Names of elements and their types. */
const IDENTIFIERS: readonly [RegExp, type: string][] = [
  [/^ISRC$/, "isrc"],
  [/^ICPN$/, "icpn"],
  [/^GRid$/, "grid"],
  [/^ISNI$/, "isni"],
  [/^ISWC$/, "iswc"],
];

/** Elements that the schema types too. Looked up by name if the version's lists aren't known. */
const TYPED: readonly [RegExp, type: string][] = [
  [/^Duration(Used)?$/, "duration"],
  // In ERN 3.7.1, that of PreOrderPreview is a date.
  [/^(?!PreOrderPreview)\w*DateTime$|^(Inclusion|Publication)Date$/, "dateTime"],
  [/Date$/, "date"],
  [/^Year$/, "year"],
  [/^DPID$/, "dpid"],
  [/^(Excluded)?TerritoryCode$|^TerritoryOfCommissioning$/, "territory"],
];

const checkTerritoryAttribute = ({ document }: Reader, node: NodeId, diagnostics: DiagnosticList): void => {
  const attribute = findAttribute(document, node, "ApplicableTerritoryCode");
  const found = attribute && checkPlain("territory", attribute.value);
  if (found) diagnostics.addAttribute(found.severity, found.code, found.diagnostic, node, attribute);
};

/** Checks identifiers everywhere, plus durations, dates and territories if elements have no types. */
export const checkValues = (reader: Reader, isTyped: boolean, diagnostics: DiagnosticList): void => {
  const { document } = reader;
  const { nodes } = document;
  const all = isTyped ? IDENTIFIERS : [...IDENTIFIERS, ...TYPED];
  const types = nodes.names.map((name) => all.find(([pattern]) => pattern.test(name))?.[1]);

  for (let node = document.root; node < nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const type = types[nodes.name[node]!];
    if (type && nodes.after[node] === node + 1) {
      const found = checkPlain(type, trimBlanks(textOf(document, node)));
      const range = found && trimBlankRange(document.source, contentRangeOf(document, node));
      if (found) diagnostics.add(found.severity, found.code, found.diagnostic, node, range!);
    }
    if (!isTyped) checkTerritoryAttribute(reader, node, diagnostics);
  }
};
