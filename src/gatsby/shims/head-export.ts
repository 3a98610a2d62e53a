/** No page exports a `Head`, because `Seo` makes the heads. */
export const headHandlerForBrowser = (): void => undefined;
