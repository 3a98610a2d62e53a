import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/playground-media";

export const keptStateStyles = {
  // At the right end, so that it does not move when version and size come.
  ".kept-state": {
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "0 12px",
    alignItems: "center",
    marginLeft: "auto",
    [playgroundMedia.touch]: { marginLeft: 0 },
  },
} satisfies ThemeUIStyleObject;

export type KeptStateClass = ClassNames<typeof keptStateStyles>;
