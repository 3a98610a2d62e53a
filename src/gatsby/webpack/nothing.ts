/** Stands for modules that the browser is not to get. */
export {};
