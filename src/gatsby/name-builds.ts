import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "./places/files-below";

/**
 * Writes into the data of each page of which build they are: a page that is open asks for the next one's data alone, and
 * knows by them when the site has changed.
 */
export const nameBuilds = async (folder: string): Promise<void> => {
  const data = path.join(folder, "page-data");
  const app = JSON.parse(await readFile(path.join(data, "app-data.json"), "utf8")) as {
    webpackCompilationHash: string;
  };
  for (const address of filesBelow(data).filter((each) => each.endsWith("/page-data.json"))) {
    const file = path.join(data, address);
    const page = JSON.parse(await readFile(file, "utf8")) as { build?: string };
    if (page.build === app.webpackCompilationHash) continue;
    await writeFile(file, JSON.stringify({ ...page, build: app.webpackCompilationHash }));
  }
};
