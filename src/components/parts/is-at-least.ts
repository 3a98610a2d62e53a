import { em } from "../../theme/breakpoints";

/** Is the window at least so wide, as styles see it? */
export const isAtLeast = (pixels: number): boolean => window.matchMedia(`(min-width: ${em(pixels)})`).matches;
