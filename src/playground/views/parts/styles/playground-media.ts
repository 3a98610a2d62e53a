import { benchMin, em, named } from "../../../../theme/breakpoints";

/** The breakpoints of the playground's styles. */
export const playgroundMedia = named({
  /** The page's head needs a second line. */
  tightHead: `@media (max-width: ${em(1239)})`,
  oneColumn: `@media (max-width: ${em(benchMin - 1)})`,
  /** Touch, with one pane at a time. */
  touch: `@media (max-width: ${em(767)})`,
  phone: `@media (max-width: ${em(479)})`,
  /** The user's own colours, in which a transparent border is visible. */
  forcedColors: "@media (forced-colors: active)",
});
