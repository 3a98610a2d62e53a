import { pathPrefix } from "../utils/address";
import { site } from "./site";

/** Address of the whole site, without a slash at its end. */
export const homeUrl = site.url + pathPrefix;
