import type { MouseEvent } from "react";

/** Whether a click opens its link in this tab, not in another tab or window. */
export const leavesPage = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
