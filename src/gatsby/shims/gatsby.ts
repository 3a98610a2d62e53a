/** What the site's code imports of Gatsby in a browser, without what it leaves unused. */
export { navigate } from "./gatsby-link";
export { useStaticQuery } from "./static-query";
