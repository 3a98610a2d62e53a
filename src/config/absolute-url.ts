import { site } from "./site";

/** A route or file of the site as a whole address. */
export const absoluteUrl = (path: string): string => new URL(path, `${site.url}/`).href;
