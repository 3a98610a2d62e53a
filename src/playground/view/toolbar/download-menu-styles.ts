import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/playground-media";

export const downloadMenuStyles = {
  ".menu": {
    position: "relative",
    summary: {
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "&::after": {
        content: '""',
        width: 6,
        height: 6,
        margin: "-3px 0 0 8px",
        border: "solid currentColor",
        borderWidth: "0 1.5px 1.5px 0",
        transform: "rotate(45deg)",
      },
    },
    "& > div": {
      position: "absolute",
      zIndex: 20,
      top: "100%",
      left: 0,
      display: "grid",
      minWidth: 220,
      padding: "4px",
      border: "1px solid var(--hairline)",
      borderRadius: "medium",
      background: "raised",
      button: {
        minHeight: 36,
        padding: "0 12px",
        borderRadius: "small",
        textAlign: "left",
        fontSize: "small",
        "&:hover": { background: "color-mix(in srgb, var(--accent) 10%, transparent)" },
        [playgroundMedia.touch]: { minHeight: 44 },
      },
    },
  },
} satisfies ThemeUIStyleObject;

export type DownloadMenuClass = ClassNames<typeof downloadMenuStyles>;
