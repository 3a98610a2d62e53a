import type { ThemeUIStyleObject } from "theme-ui";

import { hue } from "./hue";

const mark = (name: string, shape: ThemeUIStyleObject) => ({ ...hue(name), "&::before": shape });

/** A toolkit item's status as a disc next to the word: full, half, dotted, struck out. */
export const statusMark = {
  color: "var(--hue)",
  "&::before": {
    content: '""',
    display: "inline-block",
    flex: "none",
    width: 10,
    height: 10,
    mr: 1,
    border: "1.5px solid",
    borderRadius: "50%",
    printColorAdjust: "exact",
  },
  "&.works": mark("tip", { bg: "currentColor" }),
  "&.partial": mark("warning", { background: "linear-gradient(90deg, currentColor 50%, transparent 50%)" }),
  "&.placeholder": mark("note", { borderStyle: "dotted" }),
  "&.unavailable": mark("danger", {
    background: "linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%)",
  }),
} satisfies ThemeUIStyleObject;
