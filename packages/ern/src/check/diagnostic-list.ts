import { LIMITS } from "../limits";
import type { ErnValue } from "../model-types";
import { formatNumber } from "../text/counted";
import { shortenValues, withShortLabel } from "../text/shorten";
import type { DiagnosticCode, ErnAttribute, ErnDiagnostic, ErnDocument, Fix, NodeId, Range, Severity } from "../types";
import type { ValueDiagnostic } from "../values/identifiers";
import { escapeAttribute, escapeText } from "../xml/escape";
import { contentRangeOf, positionAt } from "../xml/nodes";

/** Ids of the entries in `content/errors` that explain a diagnostic of a code, unless it names another. */
export const entryOfCode: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  encoding: "playground-encoding",
  missing: "xsd-missing-child",
  order: "xsd-not-expected-one-of",
  "unknown-element": "xsd-not-expected-one-of",
  namespace: "xsd-not-expected-namespace",
  "unknown-attribute": "xsd-attribute-not-allowed",
  text: "xsd-element-only",
  duration: "xsd-atomic-type",
  date: "xsd-atomic-type",
  boolean: "xsd-atomic-type",
  number: "xsd-atomic-type",
  territory: "xsd-enumeration",
  value: "xsd-enumeration",
  language: "xsd-enumeration",
  reference: "xsd-pattern",
  dpid: "xsd-pattern",
  "party-id": "xsd-pattern",
  "dangling-reference": "playground-dangling-reference",
  "duplicate-reference": "playground-duplicate-reference",
  isrc: "playground-isrc",
  icpn: "playground-icpn",
  grid: "playground-grid",
  iswc: "playground-iswc",
  "date-order": "playground-date-order",
  "duplicate-isrc": "playground-duplicate-isrc",
  "duplicate-release-id": "playground-duplicate-release-id",
  "not-in-release": "playground-not-in-release",
  "avs-version": "playground-avs-version",
  "schema-location": "playground-schema-location",
  "main-release": "playground-main-release",
  "user-defined": "playground-user-defined",
  invisible: "playground-invisible",
};

/** A problem and, if known, the value to write or the name of what is missing or unknown. */
type Found = NonNullable<ValueDiagnostic> & { name?: string };

const toFixes = ({ right, guess, fix }: Found, { from, to }: Range, escape: (value: string) => string): Fix[] => {
  const value = right ?? guess;
  if (value === undefined) return [];
  const splices = [{ from, to, insert: escape(value) }];
  return [{ label: fix ?? `Write ${value}`, splices, ...(right !== undefined && { isCertain: true }) }];
};

/** Collects problems with their positions, up to the limit. */
export class DiagnosticList {
  readonly diagnostics: ErnDiagnostic[] = [];
  private readonly unlisted: NonNullable<ErnDiagnostic["unlisted"]> = { error: 0, warning: 0 };

  constructor(private readonly document: ErnDocument) {}

  /** The number of problems so far. */
  get count(): number {
    return this.diagnostics.length + this.unlisted.error + this.unlisted.warning;
  }

  add(
    severity: Severity,
    code: DiagnosticCode,
    diagnostic: Found,
    node: NodeId,
    range: Range,
    fixes: readonly Fix[] = toFixes(diagnostic, range, escapeText),
  ): void {
    const { message, remedy, name, entry = entryOfCode[code] } = diagnostic;
    // What explains the others is always listed.
    if (this.diagnostics.length >= LIMITS.diagnostics && code !== "version") {
      this.unlisted[severity === "error" ? "error" : "warning"] += 1;
      return;
    }
    const { from, to } = range;
    this.diagnostics.push({
      severity,
      code,
      message: shortenValues(message),
      remedy: shortenValues(remedy),
      node,
      from,
      to,
      ...positionAt(this.document, from),
      ...(entry !== undefined && { entry }),
      ...(name !== undefined && { name }),
      ...(fixes.length > 0 && { fixes: fixes.map(withShortLabel) }),
    });
  }

  /** A problem of a value. */
  addValue(severity: Severity, code: DiagnosticCode, diagnostic: Found, value: ErnValue, fixes?: readonly Fix[]): void {
    this.add(severity, code, diagnostic, value.node, value, fixes);
  }

  /** A problem of an attribute's value. */
  addAttribute(
    severity: Severity,
    code: DiagnosticCode,
    diagnostic: Found,
    node: NodeId,
    attribute: ErnAttribute,
  ): void {
    const escape = (value: string): string => escapeAttribute(value, attribute.quote);
    this.add(severity, code, diagnostic, node, attribute.range, toFixes(diagnostic, attribute.range, escape));
  }

  /** A problem of an element, shown at its opening tag. */
  addElement(severity: Severity, code: DiagnosticCode, diagnostic: Found, node: NodeId): void {
    const from = this.document.nodes.start[node]!;
    this.add(severity, code, diagnostic, node, { from, to: contentRangeOf(this.document, node).from });
  }

  /** All problems in document order, then one that reports how many were left out. */
  toSorted(): ErnDiagnostic[] {
    const isFirst = ({ code }: ErnDiagnostic): number => Number(code === "version");
    const sorted = [...this.diagnostics].sort((a, b) => a.offset - b.offset || isFirst(b) - isFirst(a));
    const left = this.unlisted.error + this.unlisted.warning;
    if (left === 0) return sorted;
    const { root } = this.document;
    const end = this.document.source.length;
    const message = `${formatNumber(left)} more problems are not listed.`;
    const position = { from: end, to: end, node: root, ...positionAt(this.document, end) };
    const { unlisted } = this;
    return [
      ...sorted,
      { severity: "warning", code: "limit", message, remedy: "Fix those above first.", unlisted, ...position },
    ];
  }
}

/** Returns the number of errors, and of everything else as warnings, unlisted ones included. */
export const countDiagnostics = (diagnostics: readonly ErnDiagnostic[]): Record<"error" | "warning", number> => {
  const counts = { error: 0, warning: 0 };
  for (const { severity, unlisted } of diagnostics) {
    if (!unlisted) counts[severity === "error" ? "error" : "warning"] += 1;
    counts.error += unlisted?.error ?? 0;
    counts.warning += unlisted?.warning ?? 0;
  }
  return counts;
};
