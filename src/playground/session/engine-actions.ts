import { isolateHistory } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";

import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import type { Fix, Splice } from "../../ern/types";
import type { EngineClient } from "../workers/engine-client";
import type { StructureMatches } from "../workers/structure/analysis";
import type { Comparison } from "../workers/comparison";
import type { EditCommand, TrackTable } from "../workers/inspection";
import type { ConversionReport, ExportFormat } from "../workers/jobs";
import type { SourceReader } from "./create-source-reader";
import { createTextMirror } from "./create-text-mirror";
import type { Notice, PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

/** What the engine does with the open message. */
export interface EngineActions {
  /** Finds rows of the structure by their text or by what their elements contain. */
  findInStructure: (query: string) => Promise<StructureMatches>;
  /** Makes an edit as one step of the history. Rejects with what is wrong with it. */
  edit: (command: EditCommand) => Promise<void>;
  /** Plans what a table would change in the tracks. */
  planTracks: (table: TrackTable) => Promise<TrackPlan>;
  /** Applies a fix; throws if the source has changed since the problem was found. */
  fix: (fix: Fix, revision: number) => void;
  compare: () => Promise<Comparison>;
  build: (json: string) => Promise<string>;
  /** The JSON Schema of the input for building. */
  schema: () => Promise<string>;
  /** The message in another format; if it's only shown, as last read. */
  exportAs: (format: ExportFormat, isShown?: "shown") => Promise<string>;
  /** The message as ERN 4.3, and what happened to its parts. */
  convert: () => Promise<ConversionReport>;
  /** What happened to each part, as CSV. */
  conversionReport: () => Promise<string>;
  /** Reads the source again after a cancellation or a failure. */
  retry: () => void;
  cancel: () => void;
}

interface Parts {
  store: Store<PlaygroundState>;
  view: EditorView;
  client: EngineClient;
  reader: SourceReader;
  notify: (notice: Notice | null) => void;
}

export const engineActions = ({ store, view, client, reader, notify }: Parts): EngineActions => {
  const originals = createTextMirror(client, "original");
  const read = async (): Promise<{ revision: number }> => ({ revision: (await reader.current()).revision });
  const readAgain = (): void => void reader.current().catch(() => undefined);
  /** Changes the source as one step of the history, if it's still at this revision. */
  const change = (splices: Splice[], revision: number): void => {
    if (store.get().revision !== revision) throw new Error("The source has changed meanwhile. Try again.");
    view.dispatch({ changes: splices, annotations: isolateHistory.of("full"), userEvent: "form" });
  };

  return {
    findInStructure: reader.find,
    edit: async (command) => {
      const { revision } = await read();
      await reader.bringGiven();
      change(await client.run("edit", { revision, command }), revision);
      await reader.current().catch(() => undefined);
    },
    planTracks: async (table) => client.run("planTracks", { ...(await read()), table }),
    fix: ({ label, splices }, revision) => {
      change(splices, revision);
      store.set({ fixCount: store.get().fixCount + 1 });
      notify({ kind: "info", text: `Done: ${label}.` });
      readAgain();
    },
    compare: async () => {
      const { opened } = store.get();
      const original = await originals.bring(opened.original);
      await reader.current().catch(() => undefined);
      return client.run("compare", { original, source: await reader.bring(), encoding: opened.encoding });
    },
    build: (json) => client.run("build", { json }),
    schema: () => client.run("schema", {}),
    exportAs: async (format, isShown) => {
      const { revision } = await read();
      const { analysis } = store.get();
      return client.run("export", { revision: (isShown && analysis?.lastRead) ?? revision, format });
    },
    convert: async () => client.run("convert", await read()),
    conversionReport: async () => client.run("conversionReport", await read()),
    retry: readAgain,
    cancel: () => client.cancel(),
  };
};
