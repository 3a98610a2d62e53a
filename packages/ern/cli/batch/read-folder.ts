import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** A file of a delivery, by its path below the delivery's folder, with slashes. */
export interface FoundFile {
  path: string;
  /** Where it is on disk. */
  file: string;
  size: number;
}

/** Returns the files of a folder and of those in it, and the links, which aren't followed; by path, in order. */
export const readFolder = async (folder: string): Promise<{ files: FoundFile[]; links: string[] }> => {
  const files: FoundFile[] = [];
  const links: string[] = [];
  const visit = async (below: string): Promise<void> => {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const relativePath = below === "" ? entry.name : `${below}/${entry.name}`;
      const file = path.join(folder, relativePath);
      if (entry.isSymbolicLink()) links.push(relativePath);
      else if (entry.isDirectory()) await visit(relativePath);
      else files.push({ path: relativePath, file, size: (await stat(file)).size });
    }
  };
  await visit("");
  return { files, links };
};
