import type { ThemeUIStyleObject } from "theme-ui";

/** A wide query field, with room for the icon at its start. */
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

/** The icon in the field. */
export const searchInputIcon = {
  position: "absolute",
  left: 3,
  color: "muted",
  pointerEvents: "none",
} satisfies ThemeUIStyleObject;
