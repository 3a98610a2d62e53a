import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import type { SymbolFilterClass } from "../../mdx/shortcodes/styles/symbol-filter-styles";

/** A list of symbols and the form that filters it; the list is static, the code for the form is brought by this page alone. */
export const SymbolFilter = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    import("../../browser/behaviors/filter-symbols").then(
      ({ filterSymbols }) => {
        if (root.current && !leave.signal.aborted) filterSymbols(root.current, leave.signal);
      },
      // The list can be read without a form that does nothing.
      () => root.current?.querySelector("form")?.remove(),
    );
    return () => leave.abort();
  }, []);
  return (
    <div ref={root} className={"symbol-index" satisfies SymbolFilterClass}>
      {children}
    </div>
  );
};
