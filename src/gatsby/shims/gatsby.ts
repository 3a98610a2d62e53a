import { createContext, useContext } from "react";

import { toAddress } from "../../utils/address";
import { nextNavigation } from "./latest-navigation";

interface NavigateOptions {
  replace?: boolean;
  state?: object | null;
}

declare global {
  interface Window {
    /** Gatsby's own function, which loads the page first. */
    ___navigate: (to: string, options?: NavigateOptions & { navigation?: number }) => void;
  }
}

/** Returns the parts of a path; missing parts are "". */
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path)!;
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
};

/** Opens a page of this site, by its route. */
export const navigate = (to: string, options?: NavigateOptions): void =>
  window.___navigate(toAddress(to), { ...options, navigation: nextNavigation() });

type Results = Readonly<Record<string, { data: unknown }>>;

/** Results of static queries that Gatsby's loader has loaded, by the hash of the query. */
export const StaticQueryContext = createContext<Results>({});

/** Returns the result of a query, which the build replaced with its hash. */
export const useStaticQuery = (hash: string): unknown => {
  const result = useContext(StaticQueryContext)[hash];
  if (!result?.data) throw new Error("The data of the layout could not be loaded.");
  return result.data;
};

/** No page exports a `Head`, because `Seo` makes the heads. */
export const headHandlerForBrowser = (): void => undefined;
