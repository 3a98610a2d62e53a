import { posix } from "node:path";

export interface Import {
  from: string;
  to: string;
}

/** Folders that can be reached by imports from one, itself only over others. */
const reachable = (folder: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> => {
  const found = new Set(edges.get(folder));
  // Goes on to the folders that are added meanwhile.
  for (const next of found) edges.get(next)?.forEach((one) => found.add(one));
  return found;
};

/** The imports that make folders import each other, directly or round; a folder and the one above it are two. */
export const importCycles = (imports: readonly Import[]): Import[] => {
  const edges = new Map<string, Set<string>>();
  const between = imports.filter(({ from, to }) => posix.dirname(from) !== posix.dirname(to));
  for (const { from, to } of between) {
    const folder = posix.dirname(from);
    edges.set(folder, (edges.get(folder) ?? new Set()).add(posix.dirname(to)));
  }
  const reaches = new Map([...edges.keys()].map((folder) => [folder, reachable(folder, edges)]));
  return between.filter(({ from, to }) => reaches.get(posix.dirname(to))?.has(posix.dirname(from)));
};
