import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const breadcrumbsStyles = {
  ".breadcrumbs": {
    mb: 4,
    fontSize: "small",
    ol: { display: "flex", flexWrap: "wrap", alignItems: "center", listStyle: "none", m: 0, p: 0 },
    li: { display: "flex", alignItems: "center" },
    "li + li::before": { content: '"/"', color: "control", px: 2 },
    a: {
      display: "inline-flex",
      alignItems: "center",
      color: "muted",
      textDecoration: "none",
      minHeight: 32,
      "&:hover": { color: "ink", textDecoration: "underline" },
    },
    ".icon": { width: 16, height: 16 },
    span: { color: "muted" },
  },
} satisfies ThemeUIStyleObject;

export type BreadcrumbsClass = ClassNames<typeof breadcrumbsStyles>;
