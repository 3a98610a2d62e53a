import { pathPrefix } from "../utils/address";
import { site } from "./site";

/** URL of the site's home page, without a trailing slash. */
export const homeUrl = site.url + pathPrefix;
