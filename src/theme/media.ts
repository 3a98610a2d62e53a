import { em, fullSearchMax, mobileMax, tocMin } from "./breakpoints";

/** Conditions of styles; code that needs only a width imports `breakpoints.ts`, so that readers don't load these. */
export const media = {
  /** Too narrow for a table with more than two columns. */
  phone: `@media (max-width: ${em(640)})`,
  mobile: `@media (max-width: ${em(mobileMax)})`,
  desktop: `@media (min-width: ${em(mobileMax + 1)})`,
  /** Wide enough for the navbar with all its labels. */
  roomy: `@media (min-width: ${em(1140)})`,
  /** Wide enough for the table of contents next to the text. */
  wide: `@media (min-width: ${em(tocMin)})`,
  narrowToc: `@media (max-width: ${em(tocMin - 1)})`,
  fullSearch: `@media (max-width: ${fullSearchMax}px)`,
  print: "@media print",
  noScript: "html:not([data-js]) &",
} as const;
