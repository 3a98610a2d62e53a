import type { Notice } from "./playground-state";
import { readFile, type OpenedText } from "./read-file";

/** Opens the first XML file of those that were dropped or picked; the reader learns of each that is not opened. */
export const openFiles = async (
  files: readonly File[],
  open: (ern: OpenedText, fileName: string) => void,
  notify: (notice: Notice) => void,
): Promise<void> => {
  const chosen = files.find(({ name }) => /\.xml$/i.test(name)) ?? files[0];
  if (!chosen) throw new Error("No file was dropped. Drop an XML file, or choose one with Open.");
  open(await readFile(chosen), chosen.name);
  const others = files.filter((file) => file !== chosen).map(({ name }) => name);
  if (others.length === 0) return;
  const text = `One message is open at a time: of ${files.length} files, ${chosen.name} is. Not opened: ${others.join(", ")}.`;
  notify({ kind: "info", text });
};
