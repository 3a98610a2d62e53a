import { benchMin, em } from "../../../theme/breakpoints";

/** Wide enough for the source beside the views. */
export const TWO_COLUMNS = `(min-width: ${em(benchMin)})`;

/** Wide enough for all views under each other, and one of them beside that. */
export const RAIL = `(min-width: ${em(768)})`;
