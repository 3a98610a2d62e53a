import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const tracksStyles = {
  ".tracks td": { maxWidth: "20rem", overflow: "hidden", textOverflow: "ellipsis" },
} satisfies ThemeUIStyleObject;

export type TracksClass = ClassNames<typeof tracksStyles>;
