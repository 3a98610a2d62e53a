import { benchMin, tocMin } from "../../../theme/breakpoints";

/** Where the playground's styles change. */
export const playgroundMedia = {
  /** The tabs have half the window, and that is narrow. */
  tightTabs: `@media (min-width: ${benchMin}px) and (max-width: ${tocMin - 1}px)`,
  oneColumn: `@media (max-width: ${benchMin - 1}px)`,
  /** Fingers. */
  touch: "@media (max-width: 767px)",
  phone: "@media (max-width: 479px)",
} as const;
