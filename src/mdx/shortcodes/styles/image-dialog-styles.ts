import type { ThemeUIStyleObject } from "theme-ui";

/** The dialog that `openImage` opens. */
export const imageDialogStyles = {
  ".image-dialog": {
    p: 0,
    border: 0,
    bg: "transparent",
    maxWidth: "96vw",
    maxHeight: "96vh",
    "&::backdrop": { background: "rgb(10 14 20 / 80%)" },
    button: {
      display: "block",
      position: "relative",
      cursor: "zoom-out",
      "&::after": {
        content: '"\\00d7"',
        position: "absolute",
        top: 2,
        right: 2,
        size: 44,
        borderRadius: "50%",
        border: "1px solid var(--control)",
        bg: "paper",
        color: "ink",
        fontSize: "h2",
        lineHeight: "40px",
      },
    },
    img: { display: "block", width: "auto", maxWidth: "96vw", maxHeight: "96vh", objectFit: "contain" },
  },
} satisfies ThemeUIStyleObject;
