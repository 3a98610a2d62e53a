import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";

export const tabsStyles = {
  ".tabs": {
    my: 5,
    "[role=tablist]": {
      display: "flex",
      gap: 1,
      overflowX: "auto",
      borderBottom: "1px solid",
      borderColor: "hairline",
      mb: 4,
    },
    "[role=tab]": {
      minHeight: 40,
      px: 3,
      mb: "-1px",
      color: "muted",
      fontSize: "small",
      whiteSpace: "nowrap",
      pb: "2px",
      "&:hover": { color: "ink" },
      "&[aria-selected=true]": { color: "ink", fontWeight: "strong", pb: 0, borderBottom: "2px solid var(--accent)" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    // For pages without scripts, and the server HTML of a page that crashed.
    "html:not([data-js]) & [role=tablist], .served & [role=tablist]": { display: "none" },
    "html:not([data-js]) & [role=tabpanel], .served & [role=tabpanel]": {
      display: "block",
      "&::before": { content: "attr(data-label)", display: "block", fontWeight: "strong", mt: 4 },
    },
    [media.print]: {
      "[role=tablist]": { display: "none" },
      "[role=tabpanel]": {
        display: "block !important",
        "&::before": { content: "attr(data-label)", display: "block", fontWeight: "strong", mt: 4 },
      },
    },
  },
} satisfies ThemeUIStyleObject;

export type TabsClass = ClassNames<typeof tabsStyles>;
