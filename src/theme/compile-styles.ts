import { serializeStyles } from "@emotion/serialize";
import { compile, type Middleware, middleware, serialize, stringify } from "stylis";
import { css, type Theme, type ThemeUIStyleObject } from "theme-ui";

import { em, steps } from "./breakpoints";
import { colors } from "./colors";
import { fonts, fontSizes, fontWeights, lineHeights, sizes, space } from "./tokens";

const theme: Theme = {
  breakpoints: steps.map(em),
  colors,
  space,
  sizes,
  fonts,
  fontSizes,
  fontWeights,
  lineHeights,
  radii: { small: 4, medium: 6 },
};

/** Properties that some supported browsers only know with a prefix: the first in Safari, the others in Chromium before 2023. */
const prefixed = new Set(["user-select", "print-color-adjust", "box-decoration-break"]);

/** Duplicates declarations that need a prefix; Stylis's own prefixer also writes prefixes from 2012. */
const webkitPrefixes: Middleware = (element) => {
  if (element.type === "decl" && typeof element.props === "string" && prefixed.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

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

/** Returns the CSS of a style object whose keys are selectors, or of several in order. */
export const compileStyles = (styles: ThemeUIStyleObject | readonly ThemeUIStyleObject[]): string => {
  const { styles: text } = serializeStyles(([styles].flat() as ThemeUIStyleObject[]).map((style) => css(style)(theme)));
  const rules = serialize(compile(text), middleware([webkitPrefixes, stringify]));
  // The last declaration of a rule needs no semicolon.
  return shorthands(rules.replaceAll(";}", "}"));
};
