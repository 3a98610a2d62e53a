import { open, readFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "../locations/files-below";

/** More than a build's name takes up at the end of a page's data. */
const TAIL = 200;

/** Adds the name at the end of a file that holds a JSON object, without reading the rest, which may be long. */
const nameBuild = async (file: string, build: string): Promise<void> => {
  const handle = await open(file, "r+");
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - TAIL);
    // Latin-1 decodes each byte as one character, so a character's index is its byte's offset.
    const tail = (await handle.read({ buffer: Buffer.alloc(size - start), position: start })).buffer.toString("latin1");
    const unnamed = tail.replace(/(?:,"build":"[^"]*")?\}\s*$/, "");
    const named = `,"build":${JSON.stringify(build)}}`;
    if (tail === unnamed + named) return;
    await handle.truncate(start + unnamed.length);
    await handle.write(named, start + unnamed.length);
  } finally {
    await handle.close();
  }
};

/**
 * Writes the build's name into each page's data. An open page loads only the data of the next page, which shows whether
 * the site has changed.
 */
export const nameBuilds = async (folder: string): Promise<void> => {
  const data = path.join(folder, "page-data");
  const app = JSON.parse(await readFile(path.join(data, "app-data.json"), "utf8")) as {
    webpackCompilationHash: string;
  };
  for (const address of filesBelow(data).filter((each) => each.endsWith("/page-data.json")))
    await nameBuild(path.join(data, address), app.webpackCompilationHash);
};
