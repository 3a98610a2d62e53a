import { type ComponentType, type FocusEvent, useMemo, useRef } from "react";

import { panels } from "./panels";
import { usePlaygroundState } from "./parts/playground-context";
import { ScrollRegion } from "./parts/table-scroller";

/** The panels that keep showing the last reading while the source can't be read. */
const PANELS_OF_PARTS = new Set(["structure", "tracks", "edit", "json"]);

const LastRead = () => {
  const isOld = usePlaygroundState(({ analysis }) => analysis?.lastRead !== undefined);
  return (
    <p role="status" className="last-read">
      {isOld &&
        "This is the last version of the message that could be read. The source isn’t well-formed now: Checks shows where."}
    </p>
  );
};

/** Moves the focus to the panel when the focused element disappears, such as a pressed button. */
const useFocusFallback = () => {
  const observer = useRef<MutationObserver>();
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      observer.current?.disconnect();
      observer.current = new MutationObserver(() => {
        if (!target.isConnected && document.activeElement === document.body)
          currentTarget.focus({ preventScroll: true });
      });
      observer.current.observe(currentTarget, { childList: true, subtree: true });
    },
    onBlur: (): void => observer.current?.disconnect(),
  };
};

/** Renders the content of a tab; busy while it's based on an older source. */
export const TabPanel = ({ name, Content = panels[name]! }: { name: string; Content?: ComponentType }) => {
  const isOld = usePlaygroundState(({ analysis, revision }) => analysis !== null && analysis.revision !== revision);
  // The same element, because the first key after a reading changes only whether the panel is busy.
  const content = useMemo(() => <Content />, [Content]);
  return (
    <ScrollRegion
      role="tabpanel"
      id={`playground-${name}`}
      aria-labelledby={`playground-tab-${name}`}
      aria-busy={isOld || undefined}
      className="panel"
      {...useFocusFallback()}
    >
      {PANELS_OF_PARTS.has(name) && <LastRead />}
      {content}
    </ScrollRegion>
  );
};
