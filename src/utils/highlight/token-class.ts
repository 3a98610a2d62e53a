const types: Record<string, readonly string[]> = {
  k: ["keyword", "atrule", "rule", "important", "module", "control-flow"],
  s: ["string", "char", "template-string", "attr-value", "regex", "url", "triple-quoted-string"],
  n: ["number", "boolean", "constant", "null", "date", "datetime", "symbol"],
  f: ["function", "function-definition", "macro", "decorator"],
  t: ["class-name", "tag", "type-definition", "builtin"],
  c: ["comment", "prolog", "doctype", "cdata", "shebang", "coord"],
  a: ["attr-name", "attribute", "property", "key", "table", "variable", "parameter", "lifetime-annotation"],
  "": ["operator", "attr-equals", "interpolation", "interpolation-punctuation"],
};

const classes = new Map(Object.entries(types).flatMap(([name, list]) => list.map((type) => [type, name] as const)));

/**
 * Returns the short class of a Prism token ("" for none) from its types, most specific first, and its parent's class.
 */
export const tokenClass = (tokenTypes: readonly string[], parent: string): string => {
  const known = tokenTypes.find((type) => classes.has(type));
  if (known !== undefined) return classes.get(known) ?? "";
  return tokenTypes.includes("punctuation") && parent !== "s" ? "" : parent;
};
