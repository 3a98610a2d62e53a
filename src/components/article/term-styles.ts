import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

/** A term of the glossary, its definition beside it while it is pointed at or has the focus. */
export const termStyles = {
  ".term": {
    position: "relative",
    "> a": { color: "inherit", textDecoration: "underline dotted", textUnderlineOffset: "0.2em" },
    "[role=tooltip]": {
      display: "none",
      position: "absolute",
      zIndex: 5,
      left: 0,
      top: "100%",
      width: "min(24rem, 80vw)",
      p: 3,
      bg: "paper",
      border: "1px solid",
      borderColor: "control",
      borderRadius: "medium",
      boxShadow: "0 4px 16px rgb(0 0 0 / 18%)",
      fontSize: "small",
      lineHeight: "small",
      color: "ink",
      [media.narrowToc]: { position: "fixed", left: 16, right: 16, top: "auto", bottom: 16, width: "auto" },
    },
    "&:is(:hover, :focus-within):not(.dismissed) [role=tooltip]": { display: "block" },
    [media.print]: { "[role=tooltip]": { display: "none !important" } },
  },
} satisfies ThemeUIStyleObject;
