/** Replaces modules that the browser shouldn't get. */
export {};

/** `gatsby-browser.tsx` hydrates each page instead of Gatsby's functions, which would keep all of React DOM. */
export const reactDOMUtils = (): object => ({});

/** Every redirect is the host's. */
export const maybeGetBrowserRedirect = (): undefined => undefined;

/** Nothing listens to Gatsby's events. */
export default { emit: (): void => undefined };
