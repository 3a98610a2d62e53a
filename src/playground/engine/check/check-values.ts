import type { Reader } from "../model/reader";
import type { IssueCode } from "../types";
import { checkDate, checkDateTime, checkDuration, checkYear } from "../values/dates";
import { checkGrid, checkIcpn, checkIsrc, type Finding } from "../values/identifiers";
import { checkTerritory } from "../values/territories";
import { listAttributes } from "../xml/attributes";
import { isElement } from "../xml/nodes";
import type { IssueList } from "./issue-list";

const TERRITORY = /^(Excluded)?TerritoryCode$|^TerritoryOfCommissioning$/;
const TERRITORY_ATTRIBUTE = "ApplicableTerritoryCode";

const CHECKS: readonly [RegExp, IssueCode, (value: string) => Finding][] = [
  [/^ISRC$/, "isrc", checkIsrc],
  [/^ICPN$/, "icpn", checkIcpn],
  [/^GRid$/, "grid", checkGrid],
  [/^Duration(Used)?$/, "duration", checkDuration],
  [/DateTime$/, "date", checkDateTime],
  [/Date$/, "date", checkDate],
  [/^Year$/, "date", checkYear],
];

/** Checks identifiers, durations, dates and territories wherever they stand. */
export const checkValues = (reader: Reader, issues: IssueList): void => {
  const { document } = reader;
  const { nodes, source } = document;
  const checks = nodes.names.map((name) => CHECKS.find(([pattern]) => pattern.test(name)));
  const isTerritory = nodes.names.map((name) => TERRITORY.test(name));

  for (let node = document.root; node < nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const name = nodes.name[node]!;
    const check = checks[name];
    if (check && nodes.after[node] === node + 1) {
      const [, code, find] = check;
      const value = reader.valueOf(node);
      const finding = find(value.value);
      if (finding) issues.addValue("error", code, finding, value);
    }
    if (isTerritory[name]) {
      const value = reader.valueOf(node);
      const finding = checkTerritory(value.value);
      if (finding)
        issues.addValue(finding.severity, "territory", { message: finding.message, remedy: finding.remedy }, value);
    }
    if (nodes.contentStart[node]! - nodes.start[node]! <= TERRITORY_ATTRIBUTE.length) continue;
    if (!source.slice(nodes.start[node], nodes.contentStart[node]).includes(TERRITORY_ATTRIBUTE)) continue;
    const attribute = listAttributes(document, node).find(({ name: written }) => written === TERRITORY_ATTRIBUTE);
    const finding = attribute && checkTerritory(attribute.value);
    if (finding) {
      issues.add(
        finding.severity,
        "territory",
        { message: finding.message, remedy: finding.remedy },
        node,
        attribute.range,
      );
    }
  }
};
