import { type ReactNode, useEffect, useRef } from "react";

/** A list of symbols with a filter form; the list is static, and only this page loads the form's code. */
export const SymbolFilter = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    import("../../browser/behaviors/filter-symbols").then(
      ({ filterSymbols }) => {
        if (root.current && !leave.signal.aborted) filterSymbols(root.current, leave.signal);
      },
      // Without its code the form does nothing; the list is still readable.
      () => root.current?.querySelector("form")?.remove(),
    );
    return () => leave.abort();
  }, []);
  return (
    <div ref={root} className="symbol-index">
      {children}
    </div>
  );
};
