/** Path at which the site is served, "" at the root of its host: the build's SITE_PATH_PREFIX. Develop serves at the root. */
export const pathPrefix = process.env.NODE_ENV === "development" ? "" : (process.env.SITE_PATH_PREFIX ?? "");

/** Returns the address of a route on the host, for code; links in components and content are converted anyway. */
export const toAddress = (route: string): string => (pathPrefix ? pathPrefix + route : route);

/** Returns whether an address on the host is one of the site. */
export const isOwnAddress = (address: string): boolean => address.startsWith(`${pathPrefix}/`);

/** Returns the route for an address of the site; addresses of other sites are returned unchanged. */
export const toRoute = (address: string): string =>
  pathPrefix && isOwnAddress(address) ? address.slice(pathPrefix.length) : address;
