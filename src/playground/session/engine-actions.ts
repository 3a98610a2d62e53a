import { isolateHistory } from "@codemirror/commands";
import type { AdviceKind, Fix, ReportFormat, Splice, TargetVersion } from "@ddex-suite/ern";
import type { CellProblems, Verdict } from "@ddex-suite/ern/validate";

import type { EditCommand } from "../workers/apply-command";
import type { ExportFormat } from "../workers/create-engine";
import type { TrackTable } from "../workers/plan-table";
import { createTextMirror } from "./create-text-mirror";
import { stepName } from "./history-steps";
import type { Parts } from "./parts";
import type { OtherMessage } from "./state/playground-state";

/** How long typing has rested before work is done that takes a while. */
const REST_MS = 1500;

const VERBS: Record<EditCommand["do"], string> = {
  setText: "Set",
  setTexts: "Set titles",
  setAttribute: "Set",
  addElement: "Add",
  removeElement: "Remove",
  renameReference: "Rename",
  setTracks: "Set cells",
  addTracks: "Add tracks",
  removeTrack: "Remove a track",
  moveTrack: "Move a track",
};

/** "Set Duration", for Undo. */
const toStepName = (command: EditCommand): string => {
  const path = "path" in command ? command.path.split("/").at(-1)!.replace(/\[.*/, "") : "";
  return [VERBS[command.do], "name" in command ? command.name : "from" in command ? command.from : path]
    .join(" ")
    .trim();
};

export const engineActions = ({ store, view, client, reader, notify, open }: Parts) => {
  const originals = createTextMirror(client, "original");
  const others = createTextMirror(client, "other");
  const read = async (): Promise<{ revision: number }> => ({ revision: (await reader.current()).revision });
  const readAgain = (): Promise<unknown> => reader.current().catch(() => undefined);
  /** Sends the source to the worker, after reading it if that's possible. */
  const syncSource = async (): Promise<number> => {
    await readAgain();
    return reader.syncSource();
  };
  const syncBoth = async ({ source }: OtherMessage): Promise<{ otherNumber: number; source: number }> => ({
    otherNumber: await others.sync(source),
    source: await syncSource(),
  });
  const syncOriginal = async (): Promise<{ original: number; source: number }> => ({
    original: await originals.sync(store.get().opened.original),
    source: await syncSource(),
  });
  /** Changes the source as one step of the history, if it's still at this revision. */
  const change = (splices: Splice[], revision: number, name: string): void => {
    if (store.get().revision !== revision) throw new Error("The source has changed meanwhile. Try again.");
    view.dispatch({ changes: splices, annotations: [isolateHistory.of("full"), stepName.of(name)], userEvent: "form" });
  };

  return {
    searchStructure: reader.find,
    edit: async (command: EditCommand): Promise<void> => {
      const { revision } = await read();
      await reader.sendUserSchema();
      change(await client.run("edit", { revision, command }), revision, toStepName(command));
      await readAgain();
    },
    /** The cells of the tracks that problems of schemas are in, by row. The source must be the one that was checked. */
    cellProblems: async (verdicts: readonly Verdict[]) => {
      const { revision } = store.get();
      const problems = verdicts.flatMap(({ diagnostics }) => diagnostics);
      const ranges = problems.map(({ from, to }) => ({ from, to }));
      const rows: CellProblems[] = [];
      for (const { row, column, index } of ranges.length > 0 ? await client.run("cells", { revision, ranges }) : [])
        (rows[row] ??= {})[column] = problems[index];
      return { revision, rows };
    },
    planTracks: async (table: TrackTable) => client.run("planTracks", { ...(await read()), table }),
    fix: ({ label, splices }: Fix, revision: number): void => {
      change(splices, revision, label);
      store.set({ fixCount: store.get().fixCount + 1 });
      notify({ kind: "info", text: `Done: ${label}.` });
      void readAgain();
    },
    compare: async () => client.run("compare", await syncOriginal()),
    /** Facts about both sides at a revision; none if typing goes on before those of a long message. */
    describeSides: async () => {
      const { length, revision, opened } = store.get();
      if (length > 1_000_000) await new Promise((resolve) => setTimeout(resolve, REST_MS));
      if (store.get().revision !== revision) return { revision };
      const input = { ...(await syncOriginal()), encoding: opened.encoding };
      return { revision, sides: await client.run("describeSides", input) };
    },
    compareWith: async (otherMessage: OtherMessage) => client.run("compareWith", await syncBoth(otherMessage)),
    comparisonReport: async (otherMessage: OtherMessage) =>
      client.run("comparisonReport", await syncBoth(otherMessage)),
    /** Opens the other message, and compares it with the one that was open. */
    swap: (otherMessage: OtherMessage): void => {
      const { name, encoding } = store.get().opened;
      const before = { name, encoding, source: view.state.doc };
      open(otherMessage, otherMessage.name);
      store.set({ otherMessage: before });
    },
    build: (json: string) => client.run("build", { json }),
    schema: () => client.run("schema", undefined),
    /** The message in another format; if it's only shown, as last read. */
    exportAs: async (format: ExportFormat, isShown?: "shown") => {
      const { revision } = await read();
      const { analysis } = store.get();
      return client.run("export", { revision: (isShown && analysis?.lastRead) ?? revision, format });
    },
    checkReport: async (format: ReportFormat) => {
      const { diagnostics, revision, wellFormed } = await reader.current();
      const { opened, verdicts, advice: kind } = store.get();
      const { listChecks } = await import("@ddex-suite/ern/validate/list-checks");
      const advice = wellFormed && kind !== "" ? [await client.run("advice", { revision, kind })] : [];
      const checks = listChecks(diagnostics, wellFormed ? verdicts : [], advice);
      return client.run("report", { revision, file: opened.name, checks, format });
    },
    convert: async (to: TargetVersion) => client.run("convert", { ...(await read()), to }),
    advice: async (kind: AdviceKind) => client.run("advice", { ...(await read()), kind }),
    conversionReport: async (to: TargetVersion) => client.run("conversionReport", { ...(await read()), to }),
    retry: (): void => void readAgain(),
    cancel: client.cancel,
  };
};
