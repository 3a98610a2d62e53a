import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes files into a folder, by their addresses there; makes the folders that they need. */
export const writeFiles = async (folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};
