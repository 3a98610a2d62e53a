import { type ReactNode, useEffect, useRef } from "react";

/** Static HTML with a form whose code only its page loads. Without its code the form does nothing, so it's removed. */
const lazyBehavior = (className: string, load: () => Promise<(root: HTMLElement, signal: AbortSignal) => void>) =>
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

/** A list of symbols with a filter form; the list is static. */
export const SymbolFilter = lazyBehavior(
  "symbol-index",
  async () => (await import("../../browser/behaviors/filter-symbols")).filterSymbols,
);

/** A form that finds the entry of a pasted error among those below it. */
export const ErrorFinder = lazyBehavior(
  "error-finder",
  async () => (await import("../../browser/behaviors/find-error")).findError,
);

/** Lists of names below a form that hides those without its text. */
export const NameFilter = lazyBehavior(
  "name-filter",
  async () => (await import("../../browser/behaviors/filter-names")).filterNames,
);
