import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";

export const keptStateStyles = {
  // At the right end, so that it doesn't move when version and size appear.
  ".kept-state": {
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "0 12px",
    alignItems: "center",
    marginLeft: "auto",
    // A line of its own, whatever is next to it elsewhere.
    [playgroundMedia.oneColumn]: { width: "100%", minHeight: 26, paddingLeft: "6px" },
    [playgroundMedia.touch]: { minHeight: 44, paddingLeft: 0 },
  },
} satisfies ThemeUIStyleObject;

export type KeptStateClass = ClassNames<typeof keptStateStyles>;
