import { LIMITS } from "../limits";
import type { ErnValue } from "../model-types";
import type { ErnAttribute, ErnDocument, ErnIssue, IssueCode, Mend, NodeId, Range, Severity } from "../types";
import type { Finding } from "../values/identifiers";
import { escapeAttribute, escapeText } from "../xml/escape";
import { contentRangeOf, positionAt } from "../xml/nodes";

/** What is wrong, and where it is known, the value that would be right or the name of what is missing or unknown. */
type Found = NonNullable<Finding> & { name?: string };

const toMends = (right: string | undefined, { from, to }: Range, escape: (value: string) => string): Mend[] =>
  right === undefined ? [] : [{ label: `Write ${right}`, splices: [{ from, to, insert: escape(right) }] }];

/** Collects issues with their positions, up to the limit. */
export class IssueList {
  readonly issues: ErnIssue[] = [];
  private readonly unlisted: Record<Severity, number> = { error: 0, warning: 0 };

  constructor(private readonly document: ErnDocument) {}

  add(
    severity: Severity,
    code: IssueCode,
    { message, remedy, right, name }: Found,
    node: NodeId,
    range: Range,
    ways: readonly Mend[] = toMends(right, range, escapeText),
  ): void {
    if (this.issues.length >= LIMITS.issues) {
      this.unlisted[severity] += 1;
      return;
    }
    const { from, to } = range;
    this.issues.push({
      severity,
      code,
      message,
      remedy,
      node,
      from,
      to,
      ...positionAt(this.document, from),
      ...(name !== undefined && { name }),
      ...(ways.length > 0 && { mends: [...ways] }),
    });
  }

  /** An issue of a value. */
  addValue(severity: Severity, code: IssueCode, finding: Found, value: ErnValue, mends?: readonly Mend[]): void {
    this.add(severity, code, finding, value.node, value, mends);
  }

  /** An issue of an attribute's value. */
  addAttribute(severity: Severity, code: IssueCode, finding: Found, node: NodeId, attribute: ErnAttribute): void {
    const escape = (value: string): string => escapeAttribute(value, attribute.quote);
    this.add(severity, code, finding, node, attribute.range, toMends(finding.right, attribute.range, escape));
  }

  /** An issue of an element, shown at its opening tag. */
  addElement(severity: Severity, code: IssueCode, finding: Found, node: NodeId): void {
    const from = this.document.nodes.start[node]!;
    this.add(severity, code, finding, node, { from, to: contentRangeOf(this.document, node).from });
  }

  /** All issues in the order of the message, and one more that says how many were left out. */
  toSorted(): ErnIssue[] {
    const sorted = [...this.issues].sort((a, b) => a.offset - b.offset);
    const left = this.unlisted.error + this.unlisted.warning;
    if (left === 0) return sorted;
    const { root } = this.document;
    const end = this.document.source.length;
    const message = `${left.toLocaleString("en")} more issues are not listed.`;
    const at = { from: end, to: end, node: root, ...positionAt(this.document, end) };
    const { unlisted } = this;
    return [
      ...sorted,
      { severity: "warning", code: "limit", message, remedy: "Fix those above first.", unlisted, ...at },
    ];
  }
}
