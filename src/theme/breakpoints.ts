/** Widest window that gets the mobile layout, in CSS pixels: the one source for styles and code. */
export const mobileMax = 996;

/** Narrowest window with the table of contents beside the text, in CSS pixels. */
export const tocMin = 1200;

/** Narrowest window with the playground's source beside its views, in CSS pixels. */
export const benchMin = 900;

/** Widest window that the search fills, in CSS pixels; DocSearch's own stylesheet has the same. */
export const fullSearchMax = 768;

/** Narrowest windows for the second and the next values of a style that lists some, in CSS pixels. */
export const steps = [480, 768, mobileMax + 1] as const;

export const media = {
  /** Too narrow for a table of more than two columns. */
  phone: "@media (max-width: 640px)",
  fullSearch: `@media (max-width: ${fullSearchMax}px)`,
  mobile: `@media (max-width: ${mobileMax}px)`,
  desktop: `@media (min-width: ${mobileMax + 1}px)`,
  /** Wide enough for the navbar with all its labels. */
  roomy: "@media (min-width: 1140px)",
  /** Wide enough for the table of contents beside the text. */
  wide: `@media (min-width: ${tocMin}px)`,
  narrowToc: `@media (max-width: ${tocMin - 1}px)`,
  print: "@media print",
  noScript: "html:not([data-js]) &",
} as const;
