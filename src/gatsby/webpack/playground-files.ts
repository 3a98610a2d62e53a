import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { ChunkGroup, Compiler } from "webpack";

/** The plugin's list of scripts, for the output that makes the service worker. */
export const PLAYGROUND_FILES = ".cache/playground-files.json";

/** All scripts that a chunk group loads, at once or later, and those of its workers. */
const groupFiles = (group: ChunkGroup): Set<string> => {
  const groups = new Set([group]);
  const files = new Set<string>();
  for (const member of groups) {
    for (const file of member.getFiles()) files.add(file);
    for (const later of [...member.childrenIterable, ...member.asyncEntrypointsIterable]) groups.add(later);
  }
  return files;
};

/** Webpack plugin that records the scripts that the playground may load, as names of files. */
export const playgroundFiles = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap("PlaygroundFiles", ({ namedChunkGroups }) => {
      const group = namedChunkGroups.get("component---src-pages-playground-tsx");
      const scripts = group ? [...groupFiles(group)].filter((file) => file.endsWith(".js")) : [];
      mkdirSync(path.dirname(PLAYGROUND_FILES), { recursive: true });
      writeFileSync(PLAYGROUND_FILES, JSON.stringify(scripts.sort()));
    });
  },
};
