import { posix } from "node:path";

export interface Import {
  from: string;
  to: string;
}

/** Folders reachable from one by imports; itself only through others. */
const reachable = (folder: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> => {
  const found = new Set(edges.get(folder));
  // The loop also visits folders added during it.
  for (const next of found) edges.get(next)?.forEach((one) => found.add(one));
  return found;
};

/** The imports that make folders import each other, directly or indirectly; a folder and its parent count as two. */
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
