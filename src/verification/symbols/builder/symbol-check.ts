import type { SymbolStatus } from "../../../config/toolkit";

/** Runs the toolkit and throws when it does not do what is said. */
export type Proof = () => void | Promise<void>;

/** The parts of a text, in their order, each with what proves it; a blank stands between them. */
export type Proven = Readonly<Record<string, Proof>>;

/** What running a symbol establishes about it. */
export interface SymbolCheck {
  /** What its note, proven below, makes of it. */
  status: SymbolStatus;
  note: Proven;
  /** Each whole. */
  errors?: Proven;
  /** Each whole. */
  texts?: Proven;
  /** The default of its only parameter. */
  default?: Proven;
}

/** By the symbol's id below `ddex-builder.typescript.` */
export type SymbolChecks = Readonly<Record<string, SymbolCheck>>;
