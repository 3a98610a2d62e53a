import { chooseFiles } from "./choose-files";

/** What may be opened: messages, and archives of them. As a field's `accept` has it. */
export const OPENED_FILES = ".xml,.zip,application/xml,text/xml,application/zip";

/** Lets the reader choose files, or a folder, and passes on what they chose. */
export const pickFiles = async (pass: (files: readonly File[]) => unknown, isFolder = false): Promise<void> => {
  const files = await chooseFiles({ accept: OPENED_FILES, multiple: true, isFolder });
  if (files.length) await pass(files);
};
