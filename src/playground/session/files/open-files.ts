import type { EngineClient } from "../../workers/engine-client";
import { isArchive, isSchema, pathOf, type ListedFile } from "../../files/file-entry";
import type { Notice } from "../state/playground-state";
import { readFile, type OpenedText } from "../state/read-file";

interface Parts {
  open: (ern: OpenedText, fileName: string) => void;
  notify: (notice: Notice) => void;
  /** Lists the files next to the open one. */
  list: (files: readonly ListedFile[]) => Promise<void>;
  /** Keeps the schemas and rules among the files. */
  keepSchemas: (files: readonly ListedFile[]) => Promise<void>;
  startEngine: () => EngineClient;
}

/** Nobody reads more names than this. */
const NAMED_FILES = 5;

/** The first few names, and how many more there are. */
const listNames = (paths: readonly string[]): string => {
  const more = paths.length - NAMED_FILES;
  return paths.slice(0, NAMED_FILES).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
};

const isXml = ({ path }: ListedFile): boolean => /\.xml$/i.test(path);

const isMessage = (file: ListedFile): boolean => file.content !== undefined && isXml(file);

/** A single message needs neither list nor engine. */
const isAlone = (files: readonly File[]): boolean => files.length === 1 && !files.some(isArchive);

const gather = async (files: readonly File[], startEngine: () => EngineClient): Promise<ListedFile[]> => {
  if (isAlone(files)) return files.map((file) => ({ path: pathOf(file), content: file }));
  const { gatherFiles } = await import("../../files/gather-files");
  return gatherFiles(files, startEngine);
};

const openFirst = async (found: readonly ListedFile[], { open, notify, list }: Parts): Promise<void> => {
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

/**
 * Opens the first XML file of those that were dropped or picked, of folders and archives, too. If there are more, they
 * are listed, and the reader learns which one is open. Schemas and rules among them are kept under Schema.
 */
export const openFiles = async (files: readonly File[], parts: Parts): Promise<void> => {
  const found = await gather(files, parts.startEngine);
  const schemas = found.filter(isSchema);
  const others = found.filter((file) => !isSchema(file));
  try {
    // What else a ZIP of schemas holds, such as a PDF, was not meant to be opened.
    if (schemas.length === 0 || others.some((file) => file.content || isXml(file))) await openFirst(others, parts);
  } finally {
    if (schemas.length > 0) await parts.keepSchemas(schemas);
  }
};
