import { serializeStyles } from "@emotion/serialize";
import { compile, middleware, serialize, stringify } from "stylis";
import { css } from "theme-ui";
import type { ThemeUIStyleObject } from "theme-ui";

import { theme } from "./index";
import { shorthands } from "./shorthands";
import { webkitPrefixes } from "./webkit-prefixes";

/** The CSS of style objects whose keys are selectors, in order. */
export const compileStyles = (styles: readonly ThemeUIStyleObject[]): string => {
  const { styles: text } = serializeStyles(styles.map((each) => css(each)(theme)));
  const rules = serialize(compile(text), middleware([webkitPrefixes, stringify]));
  // The last declaration of a rule needs no semicolon.
  return shorthands(rules.replaceAll(";}", "}"));
};
