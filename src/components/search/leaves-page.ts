import type { MouseEvent } from "react";

/** Does a click open its link in place of this page, not in another tab or window? */
export const leavesPage = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
