import { useEffect, useMemo } from "react";

import { fixAtOnce, type FixAtOnce } from "../../../ern/edit/fix-all";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { primaryAction, type PrimaryAction } from "./primary-action";

const NOTHING: FixAtOnce = { count: 0, splices: [] };

/** The next step, and what it would fix. Remembers that the checks of a message have been viewed. */
export const usePrimaryAction = (): { action: PrimaryAction; fixes: FixAtOnce } => {
  const { store } = usePlayground();
  const analysis = usePlaygroundState((state) => state.analysis);
  const opened = usePlaygroundState((state) => state.opened);
  const isLookedAt = usePlaygroundState((state) => state.lookedAt === state.opened);
  const isShown = usePlaygroundState(({ panel }) => panel === "checks");
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const fixes = useMemo(() => (analysis ? fixAtOnce(analysis.diagnostics) : NOTHING), [analysis]);

  useEffect(() => {
    if (isShown && analysis) store.set({ lookedAt: opened });
  }, [store, isShown, analysis, opened]);

  return { action: primaryAction({ isEmpty, analysis, verdicts, isLookedAt, fixable: fixes.count }), fixes };
};
