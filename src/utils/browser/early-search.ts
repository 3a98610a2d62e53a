import { toAddress } from "../address";
// Not from `paths`: inline scripts are bundled with all of a namespace, and this one is in every document.
import { search as searchRoute } from "../routes";

/** Opens the search page if the reader asked for the search before its code could load; returns whether they did. */
export const openEarlySearch = (): boolean => {
  const { earlyQuery } = document.documentElement.dataset;
  if (earlyQuery !== undefined) location.assign(toAddress(searchRoute(earlyQuery)));
  return earlyQuery !== undefined;
};
