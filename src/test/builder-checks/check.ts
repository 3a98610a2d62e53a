/** What shows that a symbol does what its note says; by the symbol's id below `ddex-builder.typescript.` */
export type Checks = Readonly<Record<string, () => void | Promise<void>>>;
