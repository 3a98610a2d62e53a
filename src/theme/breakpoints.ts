/** Height of the bar at the top of every page in CSS pixels: the one source for styles and code. */
export const navbarHeight = 60;

/** Widest window with the mobile layout, in CSS pixels at the default text size: the one source for styles and code. */
export const mobileMax = 996;

/** Narrowest window with the table of contents next to the text, in CSS pixels. */
export const tocMin = 1200;

/** Narrowest window with the playground's source next to its views, in CSS pixels. */
export const benchMin = mobileMax + 1;

/** Widest window that the search fills, in CSS pixels; the same as in DocSearch's own stylesheet. */
export const fullSearchMax = 768;

/** Narrowest windows for the second and later values of a style with several, in CSS pixels. */
export const steps = [480, 768, mobileMax + 1] as const;

/** Returns a window width relative to the reader's text size, so that large text gets a layout with room for it. */
export const em = (pixels: number): string => `${pixels / 16}em`;

/** Returns whether the window is at least this wide, as styles see it. */
export const isAtLeast = (pixels: number): boolean => window.matchMedia(`(min-width: ${em(pixels)})`).matches;
