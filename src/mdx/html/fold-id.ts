/** Id of the element that surely stands below the first screen; no heading's id begins with an underscore. */
export const FOLD_ID = "_fold";
