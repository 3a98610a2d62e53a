/** Path below which the site is served, "" at the root of its host: the build's SITE_PATH_PREFIX. Develop serves at the root. */
export const pathPrefix = process.env.NODE_ENV === "development" ? "" : (process.env.SITE_PATH_PREFIX ?? "");

/**
 * Where a route or a file of the site is on its host. Links of components and of content become addresses by themselves,
 * by `jsx-runtime` and `withAddresses`; this is for code that uses a route otherwise.
 */
export const toAddress = (route: string): string => (pathPrefix ? pathPrefix + route : route);

/** Is an address one of this site, and not of another that its host has beside it? */
export const isOwnAddress = (address: string): boolean => address.startsWith(`${pathPrefix}/`);

/** The route that an address of the site has; one of another site stays as it is. */
export const toRoute = (address: string): string =>
  pathPrefix && isOwnAddress(address) ? address.slice(pathPrefix.length) : address;
