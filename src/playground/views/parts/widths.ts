import { benchMin, em } from "../../../theme/breakpoints";

/** Wide enough for the source and the views side by side. */
export const TWO_COLUMNS = `(min-width: ${em(benchMin)})`;

/** Wide enough for the vertical list of views with one of them next to it. */
export const RAIL = `(min-width: ${em(768)})`;
