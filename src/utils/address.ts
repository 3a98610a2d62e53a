/** Path at which the site is served, "" at the root of its host: the build's SITE_PATH_PREFIX. Develop serves at the root. */
export const pathPrefix = process.env.NODE_ENV === "development" ? "" : (process.env.SITE_PATH_PREFIX ?? "");

/**
 * The address of a route or file on the host. Links in components and content are converted automatically, by
 * `jsx-runtime` and `withAddresses`; this is for code that uses a route in other ways.
 */
export const toAddress = (route: string): string => (pathPrefix ? pathPrefix + route : route);

/** Whether an address belongs to this site, not to another one on its host. */
export const isOwnAddress = (address: string): boolean => address.startsWith(`${pathPrefix}/`);

/** The route for an address of the site; addresses of other sites are returned unchanged. */
export const toRoute = (address: string): string =>
  pathPrefix && isOwnAddress(address) ? address.slice(pathPrefix.length) : address;
