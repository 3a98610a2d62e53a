/** Id of the first element below the first screen; heading ids never start with an underscore. */
export const FOLD_ID = "_fold";
