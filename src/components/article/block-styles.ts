import type { ThemeUIStyleObject } from "theme-ui";

/** Details, and what toolkit symbols show on pages. */
export const blockStyles = {
  details: { my: 4, border: "1px solid", borderColor: "hairline", borderRadius: "medium", px: 4 },
  summary: { cursor: "pointer", fontWeight: "strong", py: 3, mx: -4, px: 4, borderRadius: "medium" },
  "details[open] > summary": { borderBottom: "1px solid", borderColor: "hairline", mb: 4 },
  ".symbol": { scrollMarginTop: "9rem" },
  ".evidence": { fontSize: "small", color: "muted" },
} satisfies ThemeUIStyleObject;
