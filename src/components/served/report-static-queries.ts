/**
 * Reports to Gatsby's loader which static query results were served with the document. Develop serves none, so this is
 * a shim.
 */
export const reportStaticQueries = (): void => undefined;
