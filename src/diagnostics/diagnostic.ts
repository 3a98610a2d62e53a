import type { Node } from "unist";

/** What's wrong (no full stop) and what to do about it (a sentence). */
export interface Diagnostic {
  message: string;
  remedy: string;
}

export interface FoundDiagnostic extends Diagnostic {
  node: Node;
}
