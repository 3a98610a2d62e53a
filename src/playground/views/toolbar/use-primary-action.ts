import { useEffect, useMemo } from "react";

import { mendAtOnce, type MendAtOnce } from "../../../ern/edit/fix-all";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { primaryAction, type PrimaryAction } from "./primary-action";

const NOTHING: MendAtOnce = { count: 0, splices: [] };

/** What comes next, and what would be mended. Remembers that the checks of a message have been looked at. */
export const usePrimaryAction = (): { action: PrimaryAction; mends: MendAtOnce } => {
  const { store } = usePlayground();
  const analysis = usePlaygroundState((state) => state.analysis);
  const opened = usePlaygroundState((state) => state.opened);
  const isLookedAt = usePlaygroundState((state) => state.lookedAt === state.opened);
  const isShown = usePlaygroundState(({ panel }) => panel === "checks");
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const verdicts = usePlaygroundState((state) => state.verdicts);
  const mends = useMemo(() => (analysis ? mendAtOnce(analysis.issues) : NOTHING), [analysis]);

  useEffect(() => {
    if (isShown && analysis) store.set({ lookedAt: opened });
  }, [store, isShown, analysis, opened]);

  return { action: primaryAction({ isEmpty, analysis, verdicts, isLookedAt, mendable: mends.count }), mends };
};
