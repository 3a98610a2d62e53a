import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "./breakpoints";

/** Laid out only when the reader comes near, and until then so high: what stands below the fold. */
export const laidOutLate = (height: string): ThemeUIStyleObject => ({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto calc(${height})`,
  [media.print]: { contentVisibility: "visible" },
});
