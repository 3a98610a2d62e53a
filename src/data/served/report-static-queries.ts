/** Reports the static query results served with the document to Gatsby's loader. Develop serves none. */
export const reportStaticQueries = (): void => undefined;
