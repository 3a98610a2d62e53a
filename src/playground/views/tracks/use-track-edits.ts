import type { TrackPlan } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import { type Dispatch, type SetStateAction, useState } from "react";

import { formatError } from "../../session/state/error-text";
import type { EditCommand } from "../../workers/apply-command";
import type { TrackTable } from "../../workers/plan-table";
import type { TrackRow } from "../../workers/structure/analysis";
import { usePlayground } from "../parts/playground-context";
import { type Cell, columns, type Place, TITLE } from "./grid-cells";

/** Formats what a plan changes: "3 cells, 1 new track". */
export const formatPlan = ({ rows }: TrackPlan): string => {
  const added = rows.filter(({ track }) => track === null).length;
  const cells = rows.flatMap(({ track, cells: set }) => (track === null ? [] : set.filter(({ problem }) => !problem)));
  return [cells.length > 0 && counted(cells.length, "cell"), added > 0 && counted(added, "new track")]
    .filter(Boolean)
    .join(", ");
};

/** Returns the edits of tracks and the outcome of the last one; some make another cell active. */
export const useTrackEdits = (tracks: readonly TrackRow[], setPlace: Dispatch<SetStateAction<Place>>) => {
  const { edit, planTracks, store } = usePlayground();
  const [outcome, setOutcome] = useState<{ text: string; isError: boolean }>();
  /** What a table would change, and the source that it was compared with. */
  const [pending, setPending] = useState<{ plan: TrackPlan; revision: number }>();
  const fail = (error: unknown): void => setOutcome({ text: formatError(error), isError: true });

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
    if (plan.edit && (await run(plan.edit, `Set: ${formatPlan(plan)}. Undo reverts it.`))) setPending(undefined);
  };

  /** Plans what a table would change; if `atOnce`, a plan that only sets cells, without any problem, is applied immediately. */
  const planTable = async (table: TrackTable, atOnce: boolean): Promise<void> => {
    try {
      const plan = await planTracks(table);
      const isPlain = plan.notes.length === 0 && plan.rows.every(({ cells }) => cells.every(({ problem }) => !problem));
      if (atOnce && isPlain && plan.edit?.do !== "addTracks") await perform(plan);
      else setPending({ plan, revision: store.get().revision });
    } catch (error) {
      fail(error);
    }
  };
  /** Returns whether the tracks in two rows are of the same release. */
  const areTogether = (row: number, otherRow: number): boolean =>
    tracks[otherRow]?.cells.releaseReference === tracks[row]!.cells.releaseReference;

  return {
    outcome,
    pending,
    fail,
    areTogether,
    set: ({ row: track, column }: Cell, value: string): void => {
      const [name, heading] = columns[column]!;
      if (value !== tracks[track]!.cells[name])
        void run({ do: "setTracks", changes: [{ track, values: { [name]: value } }] }, `${heading} is set.`);
    },
    move: async (from: number, by: -1 | 1): Promise<void> => {
      const to = from + by;
      const done = `Track ${from + 1} is now track ${to + 1}.`;
      if (areTogether(from, to) && (await run({ do: "moveTrack", track: from, to }, done)))
        setPlace((place) => ({ ...place, row: to }));
    },
    add: async (row: number): Promise<void> => {
      const done = `Track ${row + 2} is added, like track ${row + 1}. Write its ISRC and its duration; it has no contributors and no files yet.`;
      if (await run({ do: "addTracks", after: row, added: [{}] }, done))
        setPlace({ row: row + 1, column: TITLE, editing: "" });
    },
    remove: (row: number): Promise<boolean> => {
      const done = `Track ${row + 1} is removed, with its recording and what referred to it. Undo brings it back.`;
      return run({ do: "removeTrack", track: row }, done);
    },
    paste: ({ row: track, column }: Cell, pasted: string): Promise<void> =>
      planTable({ pasted, track, columns: columns.slice(column).map(([name]) => name) }, true),
    planCsv: (csv: string): Promise<void> => planTable({ csv }, false),
    apply: async (): Promise<void> => {
      if (pending && store.get().revision === pending.revision) return perform(pending.plan);
      setPending(undefined);
      fail(new Error("The source has changed meanwhile. Open the file or paste the cells again."));
    },
    dismiss: (): void => setPending(undefined),
  };
};

export type TrackEdits = ReturnType<typeof useTrackEdits>;
