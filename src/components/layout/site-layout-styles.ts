import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

export const pageStyles: ThemeUIStyleObject = {
  minHeight: "70vh",
  "&.with-sidebar": {
    display: "grid",
    gridTemplateColumns: "280px minmax(0, 1fr)",
    maxWidth: "page",
    mx: "auto",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "block" },
  },
};

export const menuButtonStyles: ThemeUIStyleObject = {
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  [media.desktop]: { display: "none" },
  "html:not([data-js]) &": { display: "none" },
};

export const messagePageStyles: ThemeUIStyleObject = {
  maxWidth: "calc(46rem + 48px)",
  mx: "auto",
  px: [4, null, 5],
  py: [7, null, 8],
  hr: { my: 5, border: 0, borderTop: "1px solid", borderColor: "hairline" },
  ".error-message": { whiteSpace: "pre-wrap", color: "danger" },
};
