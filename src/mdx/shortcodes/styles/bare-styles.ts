import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { inlineRow, muted, statusMark, tab } from "../../../theme/mixins";
import { LINES_MARK, lineSteps } from "../../../utils/line-steps";
import { symbolFilterStyles } from "./symbol-filter-styles";

/** A panel below its tab's text. */
const labelled = { "&::before": { content: "attr(data-label)", display: "block", fontWeight: "strong", mt: 4 } };

/** Styles of shortcodes that aren't only used in articles, by the class or island that marks them, in cascade order. */
export const bareStylesByMark = {
  status: {
    ".status": {
      ...statusMark,
      ...inlineRow,
      px: 2,
      border: "1px solid color-mix(in srgb, var(--hue) 45%, transparent)",
      borderRadius: "small",
      fontSize: "tiny",
      fontWeight: "body",
      lineHeight: 1.5,
      whiteSpace: "nowrap",
      verticalAlign: "0.06em",
    },
  },
  Tabs: {
    ".tabs": {
      my: 5,
      // Without `hidden`, half a pixel of height would catch the wheel.
      "[role=tablist]": {
        display: "flex",
        gap: 1,
        overflow: "auto hidden",
        borderBottom: "1px solid var(--hairline)",
        mb: 4,
      },
      // The first choice of a page says what it is; it's the same for all later samples, and is kept for all pages.
      "&[data-group=language]:not(.tabs ~ *) > [role=tablist]::before": {
        content: ["none", "attr(aria-label)"],
        alignSelf: "center",
        mr: 2,
        ...muted,
        fontSize: "tiny",
      },
      "[role=tab]": {
        ...tab,
        minHeight: 40,
        fontSize: "small",
        whiteSpace: "nowrap",
      },
      // For pages without scripts, and the server HTML of a page that crashed.
      "html:not([data-js]) & [role=tablist], .served & [role=tablist]": { display: "none" },
      "html:not([data-js]) & [role=tabpanel], .served & [role=tabpanel]": {
        display: "block",
        contentVisibility: "visible",
        ...labelled,
      },
      [media.print]: {
        "[role=tablist]": { display: "none" },
        "[role=tabpanel]": { display: "block !important", contentVisibility: "visible", ...labelled },
      },
    },
  },
  SymbolFilter: symbolFilterStyles,
  /** An element's number of lines: a style attribute would need an exception in the Content-Security-Policy. */
  [LINES_MARK]: Object.fromEntries(lineSteps.map((lines) => [`[data-lines="${lines}"]`, { "--lines": String(lines) }])),
} satisfies Record<string, ThemeUIStyleObject>;
