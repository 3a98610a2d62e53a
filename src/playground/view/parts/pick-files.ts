import { chooseFiles } from "./choose-files";

/** Lets the reader choose files, or a folder, and passes on what they chose. */
export const pickFiles = async (pass: (files: readonly File[]) => unknown, isFolder = false): Promise<void> => {
  const files = await chooseFiles({
    accept: ".xml,.zip,application/xml,text/xml,application/zip",
    multiple: true,
    isFolder,
  });
  if (files.length) await pass(files);
};
