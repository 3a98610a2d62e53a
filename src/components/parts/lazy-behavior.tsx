import { type ReactNode, useEffect, useRef } from "react";

/** Makes a component of static HTML with a form whose code only its page loads. Without the code it's removed. */
export const lazyBehavior = (
  className: string,
  load: () => Promise<(root: HTMLElement, signal: AbortSignal) => void>,
) =>
  function LazyBehavior({ children }: { children: ReactNode }) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const leave = new AbortController();
      load().then(
        (start) => {
          if (root.current && !leave.signal.aborted) start(root.current, leave.signal);
        },
        () => root.current?.querySelector("form")?.remove(),
      );
      return () => leave.abort();
    }, []);
    return (
      <div ref={root} className={className}>
        {children}
      </div>
    );
  };

/** Lists of names below a field that shows those with its text. */
export const NameFilter = lazyBehavior(
  "name-filter",
  async () => (await import("../../browser/behaviors/filter-names")).filterNames,
);
