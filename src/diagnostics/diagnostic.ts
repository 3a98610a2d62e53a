import type { Node } from "unist";

/** A mistake: what is wrong (no full stop), and what to do (a sentence). */
export interface Diagnostic {
  message: string;
  remedy: string;
}

export interface FoundDiagnostic extends Diagnostic {
  node: Node;
}
