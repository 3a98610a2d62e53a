import { em } from "../../theme/breakpoints";

/** Whether the window is at least this wide, as styles see it. */
export const isAtLeast = (pixels: number): boolean => window.matchMedia(`(min-width: ${em(pixels)})`).matches;
