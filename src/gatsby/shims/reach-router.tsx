import { Children, cloneElement, createContext, useEffect, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";

import { globalHistory, navigate } from "./history";
import type { HistoryLocation } from "./history";

export { globalHistory, navigate };

/** Gatsby sets it, but nothing reads it. */
export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

/** Calls its child with the current location, again after each change. */
export const Location = ({ children }: { children: (at: { location: HistoryLocation }) => ReactNode }): ReactNode => {
  const [location, setLocation] = useState(globalHistory.location);
  // In a separate task, because in a click's task React would run all effects before the paint.
  useEffect(() => globalHistory.listen((change) => void setTimeout(() => setLocation(change.location))), []);
  useEffect(() => globalHistory.arrived(), [location]);
  return children({ location });
};

interface RouterProps {
  id: string;
  location: HistoryLocation;
  /** Renders the page, which is the only route: Gatsby has already found it. */
  children: ReactElement;
}

/** The page, in an element that receives the focus when the page changes. */
export const Router = ({ id, location, children }: RouterProps): ReactElement => {
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

/** The route for a path. Gatsby knows the pages, so this only rejects routes that it can't handle. */
export const pick = (routes: readonly unknown[]): null => {
  if (routes.length > 0) throw new Error("Pages with a matchPath need the whole @gatsbyjs/reach-router.");
  return null;
};
