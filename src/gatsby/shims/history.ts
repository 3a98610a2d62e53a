import { decoded } from "../../utils/decoded";

export interface HistoryLocation {
  pathname: string;
  search: string;
  hash: string;
  href: string;
  origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  state: unknown;
  key: string;
}

interface Change {
  location: HistoryLocation;
  action: "PUSH" | "POP";
}

interface NavigateOptions {
  state?: object | null;
  replace?: boolean;
}

const currentLocation = (): HistoryLocation => {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = history.state as { key?: string } | null;
  return {
    pathname: encodeURI(decoded(pathname)),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: state?.key ?? "initial",
  };
};

const listeners = new Set<(change: Change) => void>();
let location = currentLocation();
/** Is the page of the last change still loading? */
let changing = false;

const change = (action: Change["action"]): void => {
  location = currentLocation();
  for (const listener of listeners) listener({ location, action });
};

window.addEventListener("popstate", () => change("POP"));

/** Goes back or forth, or to a path, which gets a new entry unless the reader hasn't seen the current page yet. */
export const navigate = (to: string | number, { state, replace = false }: NavigateOptions = {}): void => {
  if (typeof to === "number") return history.go(to);
  const entry = { ...state, key: String(Date.now()) };
  try {
    if (changing || replace) history.replaceState(entry, "", to);
    else history.pushState(entry, "", to);
  } catch {
    // Browsers reject too many changes in a short time.
    window.location[replace ? "replace" : "assign"](to);
  }
  changing = true;
  change("PUSH");
};

/** The current location and its listeners. */
export const globalHistory = {
  navigate,
  get location(): HistoryLocation {
    return location;
  },
  listen: (listener: (change: Change) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Called when the page of the last change is shown. */
  arrived: (): void => {
    changing = false;
  },
};
