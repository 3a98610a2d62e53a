/** Texts in code that look like names of data files. */
export const fileNamesIn = (code: string): string[] =>
  [...code.matchAll(/["']([\w-]+\.(?:xml|json|csv))["']/g)].map(([, name]) => name!);
