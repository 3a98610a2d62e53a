import { LIMITS } from "@ddex-suite/ern";

const readFileEntry = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const readBatch = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

/** The files of a folder and its subfolders, each with its path; stops at the limit. */
const readEntry = async (entry: FileSystemEntry, found: File[]): Promise<void> => {
  if (found.length > LIMITS.files) return;
  if (entry.isFile) {
    const file = await readFileEntry(entry as FileSystemFileEntry);
    // Browsers only set this path for picked folders.
    Object.defineProperty(file, "webkitRelativePath", { value: entry.fullPath.replace(/^\//, "") });
    found.push(file);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // Each call returns some of them; the last returns none.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader))
    for (const child of batch) await readEntry(child, found);
};

/** Returns the dropped files and those in folders. Reads the event's data synchronously: it's gone after an await. */
export const readDropped = async (data: DataTransfer | null): Promise<File[]> => {
  const files = [...(data?.files ?? [])];
  const entries = [...(data?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  const found: File[] = [];
  for (const entry of entries) await readEntry(entry, found);
  return found;
};
