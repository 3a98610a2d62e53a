import { open, readFile } from "node:fs/promises";
import path from "node:path";

import { filesBelow } from "../locations/files-below";

/** More than the name of a build takes at the end of a page's data. */
const TAIL = 200;

/** Writes the name at the end of a file that is a JSON object, of which nothing else is read: it may be large. */
const nameBuild = async (file: string, build: string): Promise<void> => {
  const handle = await open(file, "r+");
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - TAIL);
    // One byte is one character here, whatever the text is, so that a character's place is its byte's.
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
 * Writes into the data of each page of which build they are: a page that is open asks for the next one's data alone, and
 * knows by them when the site has changed.
 */
export const nameBuilds = async (folder: string): Promise<void> => {
  const data = path.join(folder, "page-data");
  const app = JSON.parse(await readFile(path.join(data, "app-data.json"), "utf8")) as {
    webpackCompilationHash: string;
  };
  for (const address of filesBelow(data).filter((each) => each.endsWith("/page-data.json")))
    await nameBuild(path.join(data, address), app.webpackCompilationHash);
};
