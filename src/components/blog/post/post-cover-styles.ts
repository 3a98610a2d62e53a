import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const postCoverStyles = {
  ".post-cover": {
    display: "block",
    width: "100%",
    height: "auto",
    mb: 5,
    bg: "raised",
    borderRadius: "medium",
    fill: "none",
    stroke: "hairline",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "> path + path": { stroke: "ink" },
    "> circle": { fill: "accent", stroke: "none" },
  },
} satisfies ThemeUIStyleObject;

export type PostCoverClass = ClassNames<typeof postCoverStyles>;
