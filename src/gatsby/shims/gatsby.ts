/** What the site's code imports from Gatsby in a browser, without the unused parts. */
export { navigate } from "./gatsby-link";
export { useStaticQuery } from "./static-query";
