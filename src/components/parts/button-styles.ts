import type { ThemeUIStyleObject } from "theme-ui";

/** Styles of parts that more than one component uses. */
export const pageTitleStyles: ThemeUIStyleObject = {
  m: 0,
  mb: 5,
  fontSize: ["1.875rem", null, "h1"],
  lineHeight: "heading",
  letterSpacing: "-0.02em",
  fontWeight: "strong",
};

export const buttonStyles: ThemeUIStyleObject = {
  minHeight: 44,
  px: 4,
  border: "1px solid",
  borderColor: "control",
  borderRadius: "medium",
  "&:hover": { bg: "raised" },
};

export const spinnerStyles: ThemeUIStyleObject = {
  width: 32,
  height: 32,
  m: "24px auto",
  border: "3px solid",
  borderColor: "hairline",
  borderTopColor: "accent",
  borderRadius: "50%",
  animation: "spin 0.8s linear infinite",
  "@keyframes spin": { to: { transform: "rotate(1turn)" } },
};

export const lazyErrorStyles: ThemeUIStyleObject = {
  p: 4,
  my: 4,
  border: "1px solid",
  borderColor: "danger",
  borderRadius: "medium",
};

export const imageDialogStyles: ThemeUIStyleObject = {
  p: 0,
  border: 0,
  bg: "transparent",
  maxWidth: "96vw",
  maxHeight: "96vh",
  "&::backdrop": { background: "rgb(10 14 20 / 80%)" },
  button: { display: "block", cursor: "zoom-out" },
  img: { display: "block", width: "auto", maxWidth: "96vw", maxHeight: "96vh", objectFit: "contain" },
};
