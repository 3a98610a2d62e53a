import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "./places/files-below";

/**
 * Takes the NULs out of the built pages. React 18 writes a page in parts of some kilobytes, and where a letter of several
 * bytes has no room left in one, it leaves NULs there before it goes on with the letter in the next.
 */
export const stripNuls = async (folder: string): Promise<void> => {
  for (const address of filesBelow(folder).filter((each) => each.endsWith(".html"))) {
    const file = path.join(folder, address);
    const html = await readFile(file);
    if (html.includes(0))
      await writeFile(
        file,
        html.filter((byte) => byte !== 0),
      );
  }
};
