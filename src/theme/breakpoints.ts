/** Widest window that gets the mobile layout, in CSS pixels: the one source for styles and code. */
export const mobileMax = 996;

/** Narrowest window with the table of contents beside the text, in CSS pixels. */
export const tocMin = 1200;

export const media = {
  /** Too narrow for a table of more than two columns. */
  phone: "@media (max-width: 640px)",
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
