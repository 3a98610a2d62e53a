import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";

export const splitterStyles = {
  ".splitter": {
    position: "relative",
    zIndex: 4,
    background: "hairline",
    cursor: "col-resize",
    touchAction: "none",
    outline: "none",
    transition: "background-color 120ms ease-out",
    // The pointer target is wider than the line.
    "&::before": { content: '""', position: "absolute", inset: "0 -5px" },
    // The grip.
    "&::after": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: 5,
      height: 36,
      border: "1px solid var(--control)",
      borderRadius: "small",
      background: "paper",
      transform: "translate(-50%, -50%)",
      opacity: 0,
      transition: "opacity 120ms ease-out",
    },
    "&:hover, &:focus-visible, &:active": { background: "accent" },
    "&:hover::after, &:focus-visible::after, &:active::after": {
      borderColor: "accent",
      background: "accent",
      opacity: 1,
    },
    [playgroundMedia.forcedColors]: {
      background: "ButtonBorder",
      "&:focus-visible, &:hover": { background: "Highlight" },
      "&::after": { opacity: 1, background: "ButtonFace" },
    },
  },
} satisfies ThemeUIStyleObject;

export type SplitterClass = ClassNames<typeof splitterStyles>;
