import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const imageZoomStyles = {
  ".image-dialog": {
    p: 0,
    border: 0,
    bg: "transparent",
    maxWidth: "96vw",
    maxHeight: "96vh",
    "&::backdrop": { background: "rgb(10 14 20 / 80%)" },
    button: { display: "block", cursor: "zoom-out" },
    img: { display: "block", width: "auto", maxWidth: "96vw", maxHeight: "96vh", objectFit: "contain" },
  },
} satisfies ThemeUIStyleObject;

export type ImageZoomClass = ClassNames<typeof imageZoomStyles>;
