import type { FileEntry, ListedFile } from "../../files/file-entry";
import type { FileList } from "../../files/create-file-list";
import type { EngineClient } from "../../workers/engine-client";
import { errorText } from "../state/error-text";
import { openFiles } from "./open-files";
import type { Notice, PlaygroundState } from "../state/playground-state";
import { readFile, type OpenedText } from "../state/read-file";
import type { Store } from "../state/store";

/** What a user can do with several files. */
export interface FileActions {
  /** Opens the first message among the files, including folders and archives, and lists the others. */
  openFiles: (files: readonly File[]) => Promise<void>;
  openListed: (entry: FileEntry) => Promise<void>;
  checkFiles: () => void;
  /** Stops reading or checking them. */
  cancelFiles: () => void;
  closeFiles: () => void;
}

interface Parts {
  store: Store<PlaygroundState>;
  startEngine: () => EngineClient;
  open: (text: OpenedText, name: string) => void;
  attempt: (action: () => Promise<void>) => Promise<void>;
  keepSchemas: (files: readonly ListedFile[]) => Promise<void>;
  notify: (notice: Notice) => void;
}

/** One worker for each processor except the page's own, up to what a small machine can handle. */
const countWorkers = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

export const fileActions = ({ store, startEngine, open, attempt, keepSchemas, notify }: Parts): FileActions => {
  let fileList: FileList | undefined;

  const list = async (files: readonly ListedFile[]): Promise<void> => {
    const { createFileList } = await import("../../files/create-file-list");
    fileList ??= createFileList({
      get: () => store.get().files,
      set: (state) => store.set({ files: state }),
      startEngine,
      errorText,
      workers: countWorkers(),
    });
    fileList.show(files);
    store.set({ panel: "files" });
  };

  return {
    openFiles: (files) => attempt(() => openFiles(files, { open, notify, list, keepSchemas, startEngine })),
    openListed: ({ content }) => attempt(async () => content && open(await readFile(content), content.name)),
    checkFiles: () => fileList?.check(),
    cancelFiles: () => fileList?.cancel(),
    closeFiles: () => {
      fileList?.cancel();
      store.set({ files: null });
    },
  };
};
