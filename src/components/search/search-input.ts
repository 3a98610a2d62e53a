import type { ThemeUIStyleObject } from "theme-ui";

/** A wide field for a query, with room for the icon at its beginning. */
export const searchInput = {
  pl: "44px",
  pr: 3,
  font: "inherit",
  color: "inherit",
  bg: "paper",
  border: "1px solid",
  borderColor: "control",
  borderRadius: "medium",
  "&::placeholder": { color: "muted", opacity: 1 },
} satisfies ThemeUIStyleObject;

/** The icon in it. */
export const searchInputIcon = {
  position: "absolute",
  left: 3,
  color: "muted",
  pointerEvents: "none",
} satisfies ThemeUIStyleObject;
