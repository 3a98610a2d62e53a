import { site } from "./site";

/** Makes a full URL of a path that already has the path prefix, like the image paths from Gatsby. */
export const wholeUrl = (address: string): string => new URL(address, `${site.url}/`).href;
