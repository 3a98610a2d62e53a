import { benchMin, em } from "../../../theme/breakpoints";
import { field } from "../../../theme/mixins";

export const playgroundMedia = {
  /** The page's head needs a second line. */
  tightHead: `@media (max-width: ${em(1239)})`,
  oneColumn: `@media (max-width: ${em(benchMin - 1)})`,
  /** Touch, with one pane at a time. */
  touch: `@media (max-width: ${em(767)})`,
  phone: `@media (max-width: ${em(479)})`,
  /** The user's own colours, in which a transparent border is visible. */
  forcedColors: "@media (forced-colors: active)",
} as const;

export const textField = {
  minWidth: 0,
  minHeight: 36,
  padding: "0 8px",
  ...field,
  color: "ink",
  fontSize: "small",
  [playgroundMedia.touch]: { minHeight: 44 },
} as const;

/** Toolbars that wrap onto a second line. */
export const toolRow = { display: "flex", flexWrap: "wrap", gap: "4px", alignItems: "center" } as const;

/** A button that looks like a link. */
export const textButton = { textDecoration: "underline", textUnderlineOffset: "0.18em", minHeight: 24 } as const;

/** The minimum size of a touch target. */
export const touchTarget = { [playgroundMedia.touch]: { minWidth: 44, minHeight: 44 } } as const;

export const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** Shadows that show there's more to scroll to; covers that move with the content hide them at the ends. */
export const scrollShadows = [
  "linear-gradient(to right, var(--paper) 33%, transparent) 0 / 3rem 100% no-repeat local",
  "linear-gradient(to right, color-mix(in srgb, var(--ink) 16%, transparent), transparent) 0 / 1rem 100% no-repeat",
  "linear-gradient(to left, var(--paper) 33%, transparent) 100% / 3rem 100% no-repeat local",
  "linear-gradient(to left, color-mix(in srgb, var(--ink) 16%, transparent), transparent) 100% / 1rem 100% no-repeat",
].join(", ");
