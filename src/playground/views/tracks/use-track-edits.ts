import type { TrackPlan } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import { useState } from "react";

import { errorText } from "../../session/state/error-text";
import type { EditCommand } from "../../workers/apply-command";
import type { TrackTable } from "../../workers/plan-table";
import { usePlayground } from "../parts/playground-context";

/** "3 cells, 1 new track". */
export const describePlan = ({ rows }: TrackPlan): string => {
  const added = rows.filter(({ track }) => track === null).length;
  const cells = rows.flatMap(({ track, cells: set }) => (track === null ? [] : set.filter(({ problem }) => !problem)));
  return [cells.length > 0 && counted(cells.length, "cell"), added > 0 && counted(added, "new track")]
    .filter(Boolean)
    .join(", ");
};

export const useTrackEdits = () => {
  const { edit, planTracks, store } = usePlayground();
  const [outcome, setOutcome] = useState<{ text: string; isError: boolean }>();
  /** What a table would change, and the source that it was compared with. */
  const [pending, setPending] = useState<{ plan: TrackPlan; revision: number }>();
  const fail = (error: unknown): void => setOutcome({ text: errorText(error), isError: true });

  const run = async (command: EditCommand, done: string): Promise<boolean> => {
    try {
      await edit(command);
      setOutcome({ text: done, isError: false });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const perform = async (plan: TrackPlan): Promise<void> => {
    if (plan.edit && (await run(plan.edit, `Set: ${describePlan(plan)}. Undo takes it back.`))) setPending(undefined);
  };

  return {
    outcome,
    pending,
    run,
    fail,
    /** Plans what a table would change; if `atOnce`, a plan that only sets cells, without any problem, is applied immediately. */
    plan: async (table: TrackTable, atOnce: boolean): Promise<void> => {
      try {
        const plan = await planTracks(table);
        const isPlain =
          plan.notes.length === 0 && plan.rows.every(({ cells }) => cells.every(({ problem }) => !problem));
        if (atOnce && isPlain && plan.edit?.do !== "addTracks") await perform(plan);
        else setPending({ plan, revision: store.get().revision });
      } catch (error) {
        fail(error);
      }
    },
    apply: async (): Promise<void> => {
      if (pending && store.get().revision === pending.revision) return perform(pending.plan);
      setPending(undefined);
      fail(new Error("The source has changed meanwhile. Open the file, or paste, once more."));
    },
    dismiss: (): void => setPending(undefined),
  };
};

export type TrackEdits = ReturnType<typeof useTrackEdits>;
