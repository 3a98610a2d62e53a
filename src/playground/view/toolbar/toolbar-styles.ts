import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/playground-media";
import { toolRow } from "../parts/shared-styles";

export const toolbarStyles = {
  ".toolbar": {
    ...toolRow,
    marginBottom: "8px",
    ".tool": { [playgroundMedia.touch]: { padding: "0 8px" } },
  },
  // The samples, and what stands in their place until their code is there.
  ".toolbar select, .bench-skeleton .tool:nth-child(2)": {
    width: 112,
    borderColor: "transparent",
    [playgroundMedia.touch]: { width: 104 },
    // Undo and Redo begin the second line together.
    [playgroundMedia.phone]: { flex: "1 0 120px" },
  },
} satisfies ThemeUIStyleObject;

export type ToolbarClass = ClassNames<typeof toolbarStyles>;
