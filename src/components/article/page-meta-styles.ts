import type { ThemeUIStyleObject } from "theme-ui";

export const pageMetaStyles: ThemeUIStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 2,
  mt: 7,
  mb: 0,
  pt: 4,
  borderTop: "1px solid",
  borderColor: "hairline",
  fontSize: "small",
  color: "muted",
  a: { display: "inline-flex", alignItems: "center", gap: 2, minHeight: 44, color: "inherit" },
};
