import type { AdviceKind } from "@ddex-suite/ern";
import type { SchemaFile } from "@ddex-suite/ern/validate";

import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import type { FileEntry, FilesState, ListedFile } from "./file-entry";

export type FileList = ReturnType<typeof createFileList>;

interface Parts {
  get: () => { files: FilesState | null; schemas: readonly SchemaFile[]; advice: AdviceKind | "" };
  set: (files: FilesState) => void;
  startEngine: () => EngineClient;
  startValidator: () => ValidatorClient;
  formatError: (error: unknown) => string;
  workers: number;
}

/** Results are shown at this interval, so that many short files don't redraw the list again and again. */
const INTERVAL_MS = 150;

/** Returns the list of files. Several workers read them and end when there's nothing left to read. */
export const createFileList = (parts: Parts) => {
  const { get, set, startEngine, startValidator, formatError, workers } = parts;
  let stop = (): void => undefined;

  const run = async (isCheck: boolean, queue: FileEntry[]): Promise<void> => {
    stop();
    const clients = new Set<Pick<EngineClient, "end">>();
    const { advice, ...loaded } = get();
    const schemas = isCheck ? [...loaded.schemas] : [];
    const found = new Map<number, FileEntry>();
    const total = queue.length;
    let [done, isOver] = [0, false];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const flush = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const { entries } = get().files ?? { entries: [] };
      const running = isOver || done === total ? null : { isCheck, done, total };
      set({ entries: found.size > 0 ? entries.map((entry) => found.get(entry.id) ?? entry) : entries, running });
      found.clear();
    };
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      for (const client of clients) client.end();
      flush();
    };
    stop = end;

    const read = async (client: EngineClient, validator: ValidatorClient | undefined, entry: FileEntry) => {
      const file = entry.content!;
      try {
        const summary = await client.run("describeFile", { file, isChecked: isCheck, advice });
        const verdicts = await validator?.run("validateFile", { file, schemas });
        return { ...entry, summary, verdicts };
      } catch (error) {
        return { ...entry, problem: formatError(error) };
      }
    };
    const work = async (): Promise<void> => {
      const client = startEngine();
      const validator = schemas.length > 0 ? startValidator() : undefined;
      for (const worker of [client, validator]) if (worker) clients.add(worker);
      for (let entry = queue.shift(); entry; entry = queue.shift()) {
        const result = await read(client, validator, entry);
        if (isOver) return;
        found.set(entry.id, result);
        done += 1;
        timer ??= setTimeout(flush, INTERVAL_MS);
      }
    };
    flush();
    await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work));
    end();
  };

  const isReadable = ({ content, problem }: FileEntry): boolean => content !== undefined && problem === undefined;

  return {
    /** Replaces the list with these files and reads a summary of each. */
    show: (files: readonly ListedFile[]): void => {
      stop();
      const entries = files.map((file, id) => ({ ...file, id }));
      set({ entries, running: null });
      void run(false, entries.filter(isReadable));
    },
    check: (): void => {
      const { files, schemas, advice } = get();
      const isDue = ({ summary }: FileEntry): boolean =>
        schemas.length > 0 || !summary?.diagnostics || (advice !== "" && summary.advice?.kind !== advice);
      void run(true, files?.entries.filter((entry) => isReadable(entry) && isDue(entry)) ?? []);
    },
    cancel: () => stop(),
  };
};
