/** Replaces modules that the browser shouldn't get. */
export {};

/** `gatsby-browser.tsx` hydrates each page instead of Gatsby's functions, which would keep all of React DOM. */
export const reactDOMUtils = (): object => ({});
