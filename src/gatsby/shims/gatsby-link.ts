import { toAddress } from "../../utils/address";

interface NavigateOptions {
  replace?: boolean;
  state?: object | null;
}

declare global {
  interface Window {
    /** Gatsby's own function, which loads the page first. */
    ___navigate: (to: string, options?: NavigateOptions) => void;
  }
}

/** The parts of a path; missing parts are "". */
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path)!;
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
};

/** Opens a page of this site, by its route. */
export const navigate = (to: string, options?: NavigateOptions): void => window.___navigate(toAddress(to), options);
