import type { ReactNode } from "react";

import type { BenchClass } from "./bench-styles";
import { usePlaygroundState } from "./parts/playground-context";

/** The content of a tab; busy while it's based on an older source. */
export const TabPanel = ({ name, children }: { name: string; children: ReactNode }) => {
  const isOld = usePlaygroundState(({ analysis, revision }) => analysis !== null && analysis.revision !== revision);
  return (
    <div
      role="tabpanel"
      id={`playground-${name}`}
      aria-labelledby={`playground-tab-${name}`}
      aria-busy={isOld || undefined}
      // It scrolls on its own, so it must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={"panel" satisfies BenchClass}
    >
      {children}
    </div>
  );
};
