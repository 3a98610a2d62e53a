import type { Node } from "unist";

/** A mistake: what is wrong (no full stop), and what to do (a sentence). */
export interface Problem {
  problem: string;
  remedy: string;
}

export interface FoundProblem extends Problem {
  node: Node;
}
