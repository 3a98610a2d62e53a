import type { ReactNode } from "react";

import type { BenchClass } from "./bench-styles";
import { usePlaygroundState } from "./parts/playground-context";

/** What a tab shows; busy while it is of a source that has been changed since. */
export const TabPanel = ({ name, children }: { name: string; children: ReactNode }) => {
  const isOld = usePlaygroundState(({ analysis, revision }) => analysis !== null && analysis.revision !== revision);
  return (
    <div
      role="tabpanel"
      id={`playground-${name}`}
      aria-labelledby={`playground-tab-${name}`}
      aria-busy={isOld || undefined}
      // It scrolls by itself, so it needs the focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={"panel" satisfies BenchClass}
    >
      {children}
    </div>
  );
};
