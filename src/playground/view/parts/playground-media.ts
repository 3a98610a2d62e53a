import { tocMin } from "../../../theme/breakpoints";

/** Narrowest window with the source beside the panels, in CSS pixels. */
export const columnsMin = 900;

/** Where the playground's styles change. */
export const playgroundMedia = {
  /** The tabs have half the window, and that is narrow. */
  tightTabs: `@media (min-width: ${columnsMin}px) and (max-width: ${tocMin - 1}px)`,
  oneColumn: `@media (max-width: ${columnsMin - 1}px)`,
  /** Fingers. */
  touch: "@media (max-width: 767px)",
  phone: "@media (max-width: 479px)",
} as const;
