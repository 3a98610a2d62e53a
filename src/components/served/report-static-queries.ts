/** Tells Gatsby's loader which results of static queries the document was served with: a shim does, for develop serves none. */
export const tellStaticQueries = (): void => undefined;
