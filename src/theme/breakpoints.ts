/** Widest window that gets the mobile layout, in CSS pixels where text has its usual size: the one source for styles and code. */
export const mobileMax = 996;

/** Narrowest window with the table of contents beside the text, in CSS pixels. */
export const tocMin = 1200;

/** Narrowest window with the playground's source beside its views, in CSS pixels. */
export const benchMin = mobileMax + 1;

/** Widest window that the search fills, in CSS pixels; DocSearch's own stylesheet has the same. */
export const fullSearchMax = 768;

/** Narrowest windows for the second and the next values of a style that lists some, in CSS pixels. */
export const steps = [480, 768, mobileMax + 1] as const;

/** A width of the window in letters of the size that the reader has chosen: who reads large text has the layout with room for it. */
export const em = (pixels: number): string => `${pixels / 16}em`;

/** Queries whose types say their names, not their widths: where a style has one as its key, the type knows the others. */
export const named = <Queries extends Record<string, string>>(queries: Queries) =>
  queries as unknown as { readonly [Name in keyof Queries & string]: `@media ${Name}` };

export const media = {
  ...named({
    /** Too narrow for a table of more than two columns. */
    phone: `@media (max-width: ${em(640)})`,
    mobile: `@media (max-width: ${em(mobileMax)})`,
    desktop: `@media (min-width: ${em(mobileMax + 1)})`,
    /** Wide enough for the navbar with all its labels. */
    roomy: `@media (min-width: ${em(1140)})`,
    /** Wide enough for the table of contents beside the text. */
    wide: `@media (min-width: ${em(tocMin)})`,
    narrowToc: `@media (max-width: ${em(tocMin - 1)})`,
  }),
  /** As wide as DocSearch's own stylesheet has it. */
  fullSearch: `@media (max-width: ${fullSearchMax}px)`,
  print: "@media print",
  noScript: "html:not([data-js]) &",
} as const;
