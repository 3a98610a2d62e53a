import type { ReactElement, ReactNode } from "react";
import { Children, cloneElement, createContext, useEffect, useRef, useState } from "react";

import { attempt } from "../../utils/attempt";
import { decoded } from "../../utils/decoded";
import { isLatest, nextNavigation } from "./latest-navigation";

const parts = ["search", "hash", "href", "origin", "protocol", "host", "hostname", "port"] as const;

type HistoryLocation = Pick<Window["location"], (typeof parts)[number] | "pathname"> & { state: unknown; key: string };

interface Change {
  location: HistoryLocation;
  action: "PUSH" | "POP";
}

interface NavigateOptions {
  state?: object | null;
  replace?: boolean;
  /** From `nextNavigation`; a later one cancels it. */
  navigation?: number;
}

interface EntryState {
  key: string;
}

const newKey = (): string => String(Date.now());

/** Returns the state of the current history entry. A new document's entry, or a fragment's, gets its key here. */
const entryState = (): EntryState => {
  const state = history.state as Partial<EntryState> | null;
  const keyed = { ...state, key: state?.key ?? newKey() };
  if (!state?.key)
    attempt(
      () => history.replaceState(keyed, ""),
      () => undefined,
    );
  return keyed;
};

const currentLocation = (): HistoryLocation => {
  const { location } = window;
  const state = entryState();
  return {
    ...(Object.fromEntries(parts.map((part) => [part, location[part]])) as Pick<
      Window["location"],
      (typeof parts)[number]
    >),
    pathname: encodeURI(decoded(location.pathname)),
    state,
    key: state.key,
  };
};

const listeners = new Set<(change: Change) => void>();
let location = currentLocation();
/** Whether the page of the last change is still loading. */
let changing = false;

const change = (action: Change["action"]): void => {
  location = currentLocation();
  for (const listener of listeners) listener({ location, action });
};

window.addEventListener("popstate", () => {
  nextNavigation();
  change("POP");
});

/**
 * Goes back or forth, or to a path, which gets a new entry unless the reader hasn't seen the current page yet. Does
 * nothing if the reader has gone elsewhere since.
 */
export const navigate = (to: string | number, { state, replace = false, navigation }: NavigateOptions = {}): void => {
  if (typeof to === "number") return history.go(to);
  if (!isLatest(navigation)) return;
  const entry = { ...state, key: newKey() };
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
  arrived: (): void => {
    changing = false;
  },
};

/** Gatsby sets it, but nothing reads it. */
export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

/** Calls its child with the current location, again after each change. */
export const Location = ({
  children,
}: {
  children: (current: { location: HistoryLocation }) => ReactNode;
}): ReactNode => {
  const [location, setLocation] = useState(globalHistory.location);
  // In a separate task, because in a click's task React would run all effects before the paint.
  useEffect(() => globalHistory.listen((change) => void setTimeout(() => setLocation(change.location))), []);
  useEffect(() => globalHistory.arrived(), [location]);
  return children({ location });
};

/** Renders the page, the only route because Gatsby has found it, in an element that gets the focus after a change. */
export const Router = ({
  id,
  location,
  children,
}: {
  id: string;
  location: HistoryLocation;
  children: ReactElement;
}): ReactElement => {
  const wrapper = useRef<HTMLDivElement>(null);
  const shown = useRef(location.pathname);
  useEffect(() => {
    if (shown.current !== location.pathname) wrapper.current?.focus();
    shown.current = location.pathname;
  }, [location]);
  return (
    <div style={{ outline: "none" }} tabIndex={-1} ref={wrapper} id={id}>
      {cloneElement(Children.only(children), { location, uri: location.pathname })}
    </div>
  );
};

/** Returns the route for a path. Gatsby knows the pages, so this only rejects routes that it can't handle. */
export const pick = (routes: readonly unknown[]): null => {
  if (routes.length > 0) throw new Error("Pages with a matchPath need the whole @gatsbyjs/reach-router.");
  return null;
};
