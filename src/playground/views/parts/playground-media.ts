import { benchMin, em, named } from "../../../theme/breakpoints";

/** Where the playground's styles change. */
export const playgroundMedia = named({
  /** The page's head needs a second line. */
  tightHead: `@media (max-width: ${em(1239)})`,
  oneColumn: `@media (max-width: ${em(benchMin - 1)})`,
  /** Fingers, and one pane at a time. */
  touch: `@media (max-width: ${em(767)})`,
  phone: `@media (max-width: ${em(479)})`,
  /** Colours of the reader's own, in which a transparent border is seen. */
  forcedColors: "@media (forced-colors: active)",
});
