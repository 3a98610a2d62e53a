/** Opens a page of this site, by its route. */
export { navigate } from "gatsby";
