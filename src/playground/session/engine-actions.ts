import { isolateHistory } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";

import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import type { Fix, Splice } from "../../ern/types";
import type { EngineClient } from "../workers/engine-client";
import type { StructureMatches } from "../workers/analysis";
import type { Comparison } from "../workers/comparison";
import type { EditCommand, TrackTable } from "../workers/inspection";
import type { ConversionReport, ExportFormat } from "../workers/jobs";
import type { SourceReader } from "./create-source-reader";
import { createTextMirror } from "./create-text-mirror";
import type { Notice, PlaygroundState } from "./playground-state";
import type { Store } from "./store";

/** What the engine does with the open message. */
export interface EngineActions {
  /** Finds rows of the structure by what they or their elements say. */
  findInStructure: (query: string) => Promise<StructureMatches>;
  /** Does an edit as one step of the history. Rejects with what is wrong with it. */
  edit: (command: EditCommand) => Promise<void>;
  /** Says what a table would change of the tracks. */
  planTracks: (table: TrackTable) => Promise<TrackPlan>;
  /** Does what puts a problem right; throws where the source has changed since it was found. */
  fix: (fix: Fix, revision: number) => void;
  compare: () => Promise<Comparison>;
  build: (json: string) => Promise<string>;
  /** The JSON Schema of what can be built. */
  schema: () => Promise<string>;
  /** The message as another format; only to be shown, as of the last time that it could be read. */
  exportAs: (format: ExportFormat, isShown?: "shown") => Promise<string>;
  /** The message as ERN 4.3, and what became of its parts. */
  convert: () => Promise<ConversionReport>;
  /** What became of each part, as CSV. */
  conversionReport: () => Promise<string>;
  /** Reads the source again, after a cancellation or a failure. */
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
  /** Changes the source as one step of the history, where it is still that of a revision. */
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
