import type { ChangeSet, Text } from "@codemirror/state";

import type { EngineClient } from "../workers/engine-client";
import { addRows, type Analysis, changeRows, POSTED_ROWS, type StructureRow } from "../workers/structure/analysis";
import { createLastReading } from "./create-last-reading";
import { createTextMirror } from "./create-text-mirror";
import { formatError } from "./state/error-text";
import { QUIET, type Store } from "./state/playground-state";
import { createUserSchemaMirror } from "./sync-user-schemas";

/** Faster work isn't worth a progress bar. */
const PROGRESS_AFTER_MS = 300;
/** Longer sources are read less often during typing. */
const delayFor = (length: number): number => (length > 1_000_000 ? 800 : 150);

export type SourceReader = ReturnType<typeof createSourceReader>;

/** Creates the reader of the source, which updates the store; only the newest source matters. */
export const createSourceReader = (store: Store, client: EngineClient, readSource: () => Text) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const last = createLastReading();
  const mirror = createTextMirror(client, "source");
  const sendUserSchema = createUserSchemaMirror(store, client);
  let running: { revision: number; promise: Promise<Analysis> } | undefined;

  const inspect = async (): Promise<void> => {
    const { revision, offset, analysis } = store.get();
    if (analysis?.revision !== revision) return;
    const target = analysis.wellFormed ? { revision, offset } : last.before(offset);
    await sendUserSchema();
    const inspection = target ? await client.run("inspect", target).catch(() => null) : null;
    if (inspection && store.get().revision === revision && store.get().offset === offset) store.set({ inspection });
  };

  const read = async (revision: number): Promise<Analysis> => {
    const startTime = performance.now();
    const isNewest = (): boolean => store.get().revision === revision;
    const onProgress = (part: number): void => {
      if (isNewest() && performance.now() - startTime > PROGRESS_AFTER_MS) store.set({ reading: { is: "slow", part } });
    };
    last.begin(revision, store.get().length);
    try {
      const source = await mirror.sync(readSource());
      const { encoding } = store.get().opened;
      const known = last.analysis();
      const input = { source, revision, encoding, known: known?.revision };
      const { itemCount, rowChanges, ...analysis } = await client.run("analyze", input, { onProgress });
      if (known && rowChanges) analysis.structure = changeRows(known.structure, rowChanges);
      let from = rowChanges ? itemCount : POSTED_ROWS;
      for (; from < itemCount && isNewest(); from += POSTED_ROWS)
        addRows(analysis.structure, await client.run("structure", { revision, from }));
      if (analysis.wellFormed && from >= itemCount) last.complete(analysis);
      if (isNewest()) {
        const filled = analysis.wellFormed ? analysis : last.fill(analysis);
        const hasParts = filled.wellFormed || filled.lastRead !== undefined;
        store.set({ analysis: filled, reading: QUIET, ...(hasParts ? {} : { inspection: null }) });
        void inspect();
      }
      return analysis;
    } catch (error) {
      if (isNewest())
        store.set({ reading: { is: "failed", why: formatError(error) }, analysis: null, inspection: null });
      throw error;
    } finally {
      if (running?.revision === revision) running = undefined;
    }
  };

  const current = (): Promise<Analysis> => {
    clearTimeout(timer);
    const { revision, analysis } = store.get();
    if (analysis?.revision === revision) return Promise.resolve(analysis);
    if (running?.revision !== revision) running = { revision, promise: read(revision) };
    return running.promise;
  };

  const find = async (query: string) => {
    const { revision } = await current();
    const matches = await client.run("searchStructure", {
      revision: store.get().analysis?.lastRead ?? revision,
      query,
    });
    const rows = matches.rows.map((row): StructureRow => ({
      ...last.toCurrent(row),
      found: row.found && last.toCurrent(row.found),
    }));
    return { ...matches, rows };
  };

  return {
    current,
    inspect,
    find,
    sendUserSchema,
    /** Sends the source to the worker; returns the number by which jobs refer to it. */
    syncSource: () => mirror.sync(readSource()),
    /** Called with each change of the source, so that older results can be shown until it's read again. */
    follow: (changes: ChangeSet): void => {
      mirror.follow(changes);
      last.follow(changes.desc);
    },
    reset: last.reset,
    schedule: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void current().catch(() => undefined), delayFor(store.get().length));
    },
  };
};
