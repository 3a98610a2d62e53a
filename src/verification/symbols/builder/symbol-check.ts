/** Runs the toolkit and throws if it doesn't do what the symbol's entry says. */
export type Proof = () => void | Promise<void>;

/** The proofs of a symbol by the names in its entry. */
export type Proofs = Readonly<Record<string, Proof>>;

/** By the symbol's id below `ddex-builder.typescript.` */
export type SymbolChecks = Readonly<Record<string, Proofs>>;
