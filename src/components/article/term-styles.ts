import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import { floatingStyle } from "../../theme/floating-style";

/** A glossary term; its definition shows on hover and on focus. */
export const termStyles = {
  ".term": {
    position: "relative",
    "> a": { color: "inherit", textDecoration: "underline dotted", textUnderlineOffset: "0.2em" },
    "[role=tooltip]": {
      display: "none",
      position: "absolute",
      ...floatingStyle,
      left: 0,
      top: "100%",
      width: "min(24rem, 80vw)",
      p: 3,
      fontSize: "small",
      [media.narrowToc]: { position: "fixed", left: 16, right: 16, top: "auto", bottom: 16, width: "auto" },
    },
    "&:is(:hover, :focus-within):not(.dismissed) [role=tooltip]": { display: "block" },
    [media.print]: { "[role=tooltip]": { display: "none !important" } },
  },
} satisfies ThemeUIStyleObject;
