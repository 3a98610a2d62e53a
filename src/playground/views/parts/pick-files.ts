import { chooseFiles } from "./choose-files";

/** The files that can be opened: messages and archives of them, in the form of a field's `accept`. */
export const OPENED_FILES = ".xml,.zip,application/xml,text/xml,application/zip";

/** Lets the user choose files or a folder, and passes them on. */
export const pickFiles = async (pass: (files: readonly File[]) => unknown, isFolder = false): Promise<void> => {
  const files = await chooseFiles({ accept: OPENED_FILES, multiple: true, isFolder });
  if (files.length) await pass(files);
};
