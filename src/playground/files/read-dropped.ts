import { LIMITS } from "../../ern/limits";

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const readBatch = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

/** The files of a folder and of those in it, each with its path; it stops where there are more than are taken. */
const walk = async (entry: FileSystemEntry, found: File[]): Promise<void> => {
  if (found.length > LIMITS.files) return;
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    // Only a picked folder gives its files their paths.
    Object.defineProperty(file, "webkitRelativePath", { value: entry.fullPath.replace(/^\//, "") });
    found.push(file);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // Each call gives some of them; the last gives none.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader))
    for (const each of batch) await walk(each, found);
};

/** What was dropped, folders with all that is in them. The event's data must be read before anything is waited for. */
export const readDropped = (data: DataTransfer | null): Promise<File[]> => {
  const files = [...(data?.files ?? [])];
  const entries = [...(data?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve(files);
  const found: File[] = [];
  return entries.reduce((before, entry) => before.then(() => walk(entry, found)), Promise.resolve()).then(() => found);
};
