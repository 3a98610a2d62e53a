import { decoded } from "../../utils/decoded";

declare const __BASE_PATH__: string;

const withoutSlash = (path: string): string => path.replace(/^\/index\.html$/, "/").replace(/(.)\/$/s, "$1");

/** The path of a route's page: decoded if possible, without a trailing slash. */
export const pathOfRoute = (route: string): string => withoutSlash(decoded(route, decodeURIComponent));

/** The path of the page at an address. */
export const findPath = (address: string): string => {
  const path = decoded(address.split(/[?#]/, 1)[0]!, decodeURIComponent);
  const base = decoded(__BASE_PATH__, decodeURIComponent);
  return withoutSlash(path.startsWith(`${base}/`) ? path.slice(base.length) : path);
};

/** No page has a `matchPath`. */
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
