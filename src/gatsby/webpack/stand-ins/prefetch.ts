/** Puts nothing into the browser's cache: the site loads the pages that a reader may open next, or leaves them. */
export default (): Promise<void> => Promise.resolve();
