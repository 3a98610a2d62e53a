import type { SymbolStatus } from "../../../config/toolkit";

/** Runs the toolkit and throws if the statement isn't true. */
export type Proof = () => void | Promise<void>;

/** The parts of a text in order, joined by spaces, each with its proof. */
export type Proven = Readonly<Record<string, Proof>>;

/** What running a symbol establishes about it. */
export interface SymbolCheck {
  /** The status that follows from its note, which is proven below. */
  status: SymbolStatus;
  note: Proven;
  /** Each is a whole text. */
  errors?: Proven;
  /** Each is a whole text. */
  texts?: Proven;
  /** The default of its only parameter. */
  default?: Proven;
}

/** By the symbol's id below `ddex-builder.typescript.` */
export type SymbolChecks = Readonly<Record<string, SymbolCheck>>;
