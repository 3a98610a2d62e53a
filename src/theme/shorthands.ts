const sides = (property: string): [RegExp, string][] => [
  [new RegExp(`(?<=[{;])${property}-left:([^;}]+);${property}-right:\\1(?=[;}])`, "g"), `${property}-inline:$1`],
  [new RegExp(`(?<=[{;])${property}-top:([^;}]+);${property}-bottom:\\1(?=[;}])`, "g"), `${property}-block:$1`],
  [new RegExp(`(?<=[{;])${property}-inline:([^;}!]+);${property}-block:([^;}!]+)(?=[;}])`, "g"), `${property}:$2 $1`],
  [new RegExp(`(?<=[{;])${property}-block:([^;}!]+);${property}-inline:([^;}!]+)(?=[;}])`, "g"), `${property}:$1 $2`],
];

const replacements = [...sides("padding"), ...sides("margin")];

/** Merges the declarations of sides with equal values, such as those from Theme UI's `px` and `my`. */
export const shorthands = (css: string): string =>
  replacements.reduce((text, [pattern, shorter]) => text.replace(pattern, shorter), css);
