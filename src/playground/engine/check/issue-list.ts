import { LIMITS } from "../limits";
import type { ErnValue } from "../model-types";
import type { ErnDocument, ErnIssue, IssueCode, NodeId, Range, Severity } from "../types";
import { contentRangeOf, positionAt } from "../xml/nodes";

/** Collects issues with their positions, up to the limit. */
export class IssueList {
  readonly issues: ErnIssue[] = [];
  private left = 0;

  constructor(private readonly document: ErnDocument) {}

  add(
    severity: Severity,
    code: IssueCode,
    finding: { message: string; remedy: string },
    node: NodeId,
    range: Range,
  ): void {
    if (this.issues.length >= LIMITS.issues) {
      this.left += 1;
      return;
    }
    const { from, to } = range;
    this.issues.push({ severity, code, ...finding, node, from, to, ...positionAt(this.document, from) });
  }

  /** An issue of a value. */
  addValue(severity: Severity, code: IssueCode, finding: { message: string; remedy: string }, value: ErnValue): void {
    this.add(severity, code, finding, value.node, value);
  }

  /** An issue of an element, shown at its opening tag. */
  addElement(severity: Severity, code: IssueCode, finding: { message: string; remedy: string }, node: NodeId): void {
    const from = this.document.nodes.start[node]!;
    this.add(severity, code, finding, node, { from, to: contentRangeOf(this.document, node).from });
  }

  /** All issues in the order of the message, and one more that says how many were left out. */
  toSorted(): ErnIssue[] {
    const sorted = [...this.issues].sort((a, b) => a.offset - b.offset);
    if (this.left === 0) return sorted;
    const { root } = this.document;
    const end = this.document.source.length;
    const message = `${this.left.toLocaleString("en")} more issues are not listed.`;
    const at = { from: end, to: end, node: root, ...positionAt(this.document, end) };
    return [...sorted, { severity: "warning", code: "limit", message, remedy: "Fix those above first.", ...at }];
  }
}
