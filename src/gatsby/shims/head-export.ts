/** No page exports a `Head`: the heads are made by `Seo`. */
export const headHandlerForBrowser = (): void => undefined;
