import type { EngineClient } from "../workers/engine-client";
import { isArchive, pathOf, type ListedFile } from "../files/file-entry";
import type { Notice } from "./playground-state";
import { readFile, type OpenedText } from "./read-file";

interface Parts {
  open: (ern: OpenedText, fileName: string) => void;
  notify: (notice: Notice) => void;
  /** Lists the files beside the one that is open. */
  list: (files: readonly ListedFile[]) => Promise<void>;
  startEngine: () => EngineClient;
}

/** More names than a reader would look through. */
const NAMED_FILES = 5;

/** As many as can be read at a glance, and how many there are more. */
const listNames = (paths: readonly string[]): string => {
  const more = paths.length - NAMED_FILES;
  return paths.slice(0, NAMED_FILES).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
};

const isMessage = ({ path, content }: ListedFile): boolean => content !== undefined && /\.xml$/i.test(path);

/** A file that stands for itself needs neither list nor engine. */
const isAlone = (files: readonly File[]): boolean => files.length === 1 && !files.some(isArchive);

const gather = async (files: readonly File[], startEngine: () => EngineClient): Promise<ListedFile[]> => {
  if (isAlone(files)) return files.map((file) => ({ path: pathOf(file), content: file }));
  const { gatherFiles } = await import("../files/gather-files");
  return gatherFiles(files, startEngine);
};

/**
 * Opens the first XML file of those that were dropped or picked, of folders and archives, too. Where there are more,
 * they are listed; the reader learns which is open.
 */
export const openFiles = async (files: readonly File[], { open, notify, list, startEngine }: Parts): Promise<void> => {
  const found = await gather(files, startEngine);
  const chosen = found.find(isMessage) ?? found.find(({ content }) => content) ?? found[0];
  if (!chosen) throw new Error("No file was dropped. Drop an XML file, or choose one with Open.");
  if (found.length > 1) await list(found);
  if (!chosen.content) throw new Error(`${chosen.path}: ${chosen.problem}`);
  open(await readFile(chosen.content), chosen.content.name);
  if (found.length === 1) return;
  const others = found.filter((file) => file !== chosen).map(({ path }) => path);
  const text = `One message is open at a time: of ${found.length.toLocaleString("en")} files, ${chosen.path} is. Not opened: ${listNames(others)}. Files lists them all.`;
  notify({ kind: "info", text });
};
