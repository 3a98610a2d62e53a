/** Modules that a program imports, without those inside them. */
export const importsOf = (code: string): string[] => [
  ...new Set([...code.matchAll(/^\s*(?:from|import) (\w+)/gm)].map(([, name]) => name!)),
];
