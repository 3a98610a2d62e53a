import type { ThemeUIStyleObject } from "theme-ui";

export const searchButtonStyles: ThemeUIStyleObject = {
  "&&": {
    display: "flex",
    alignItems: "center",
    gap: 2,
    width: [44, null, 44, 168],
    height: [44, null, 44, 36],
    px: 2,
    justifyContent: "center",
    color: "muted",
    border: ["0", null, "0", "1px solid var(--control)"],
    borderRadius: "medium",
    fontSize: "small",
  },
  "&:hover": { color: "ink" },
  span: { display: ["none", null, "none", "block"], flex: 1, textAlign: "left" },
  kbd: { display: ["none", null, "none", "block"], fontSize: "tiny", minWidth: "3.2em", textAlign: "right" },
  "html:not([data-js]) &": { visibility: "hidden" },
};
