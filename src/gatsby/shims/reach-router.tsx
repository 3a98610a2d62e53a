import { Children, cloneElement, createContext, useEffect, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";

import { globalHistory, navigate } from "./history";
import type { HistoryLocation } from "./history";

export { globalHistory, navigate };

/** Gatsby sets it; nobody asks. */
export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

/** Renders what its function makes of the address, anew with each change. */
export const Location = ({ children }: { children: (at: { location: HistoryLocation }) => ReactNode }): ReactNode => {
  const [location, setLocation] = useState(globalHistory.location);
  // In a task of its own: in that of a click React would run all effects before the paint.
  useEffect(() => globalHistory.listen((change) => void setTimeout(() => setLocation(change.location))), []);
  useEffect(() => globalHistory.arrived(), [location]);
  return children({ location });
};

interface RouterProps {
  id: string;
  location: HistoryLocation;
  /** What renders the page, the only route: Gatsby has found it by itself. */
  children: ReactElement;
}

/** The page, in an element that has the focus when another page comes. */
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

/** The route that a path leads to; all of the site's pages have one path, which Gatsby knows. */
export const pick = (routes: readonly unknown[]): null => {
  if (routes.length > 0) throw new Error("Pages with a matchPath need the whole @gatsbyjs/reach-router.");
  return null;
};
