import { site } from "./site";

/** A path on the site's host as a whole address, as those of images are, which Gatsby gives with the path prefix. */
export const wholeUrl = (address: string): string => new URL(address, `${site.url}/`).href;
