import type { ReportFormat } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";

import type { FileList } from "../files/create-file-list";
import { type FileEntry, isArchive, isSchema, type ListedFile, toRelativePath } from "../files/file-entry";
import type { FileReport } from "../workers/report-checks";
import type { Parts } from "./parts";
import { formatError } from "./state/error-text";
import { isNothingOpen } from "./state/playground-state";
import { readMessageFile } from "./state/read-file";

/** Nobody reads more names than this. */
const NAMED_FILES = 5;

const listNames = (paths: readonly string[]): string => {
  const more = paths.length - NAMED_FILES;
  return paths.slice(0, NAMED_FILES).join(", ") + (more > 0 ? ` and ${formatNumber(more)} more` : "");
};

const hasXmlName = ({ path }: ListedFile): boolean => /\.xml$/i.test(path);

export const fileActions = (
  { store, client, startEngine, checking, open, attempt, notify, goTo }: Parts,
  addListedSchemas: (files: readonly ListedFile[]) => Promise<void>,
) => {
  let fileList: FileList | undefined;
  let opening: Promise<unknown> = Promise.resolve();

  const list = async (files: readonly ListedFile[]): Promise<void> => {
    const { createFileList } = await import("../files/create-file-list");
    fileList ??= createFileList({
      get: store.get,
      set: (state) => store.set({ files: state }),
      startEngine,
      startValidator: checking.startValidator,
      formatError,
      // One for each processor except the page's own, up to what a small machine can handle.
      workers: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)),
    });
    fileList.show(files);
    store.set({ panel: "files", screen: "message" });
  };

  const openFirst = async (found: readonly ListedFile[]): Promise<void> => {
    const readable = found.filter(({ content }) => content);
    const chosen = readable.find(hasXmlName) ?? readable[0] ?? found[0];
    if (!chosen) throw new Error("No file was dropped. Drop an XML file, or choose one with Open.");
    if (found.length > 1) await list(found);
    if (!chosen.content) throw new Error(`${chosen.path}: ${chosen.problem}`);
    open(await readMessageFile(chosen.content), chosen.content.name);
    if (found.length === 1) return;
    const others = found.filter((file) => file !== chosen).map(({ path }) => path);
    const text = `${chosen.path} is open. Not opened: ${listNames(others)}. Files lists all ${formatNumber(found.length)} files.`;
    notify({ kind: "info", text });
  };

  const openAll = async (files: readonly File[]): Promise<void> => {
    // A single message needs neither list nor engine.
    const [first, ...rest] = files;
    const isAlone = first !== undefined && rest.length === 0 && !(await isArchive(first));
    const found: ListedFile[] = isAlone
      ? [{ path: toRelativePath(first), content: first }]
      : await (await import("../files/gather-files")).gatherFiles(files, startEngine);
    const schemas = found.filter(isSchema);
    const others = found.filter((file) => !isSchema(file));
    try {
      // What else a ZIP of schemas holds, such as a PDF, was not meant to be opened.
      if (schemas.length === 0 || others.some((file) => file.content || hasXmlName(file))) await openFirst(others);
    } finally {
      if (schemas.length > 0) await addListedSchemas(schemas);
    }
  };

  return {
    /** Opens the first XML file, also of folders and archives, lists all if there are more, and keeps the schemas. */
    openFiles: (files: readonly File[]) => (opening = attempt(() => openAll(files))),
    /** Opens a file of the list, and goes to a range of it. */
    openListed: ({ content }: FileEntry, range = { from: 0, to: 0 }, isFocused = false): Promise<void> =>
      attempt(async () => {
        if (!content) return;
        open(await readMessageFile(content), content.name);
        goTo(range, isFocused);
      }),
    /** Checks all listed files, also with the schemas that were among them and may still be read. */
    checkFiles: () => void opening.then(() => fileList?.check()),
    reportFiles: (input: { files: readonly FileReport[]; format: ReportFormat }) => client.run("reportFiles", input),
    cancelFiles: () => fileList?.cancel(),
    closeFiles: (): void => {
      fileList?.cancel();
      store.set({ files: null });
      if (isNothingOpen(store.get())) store.set({ screen: "start" });
    },
  };
};
