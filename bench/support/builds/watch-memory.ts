import { existsSync, readdirSync, readFileSync } from "node:fs";
import { clearInterval, setInterval } from "node:timers";

const EVERY_MS = 400;
const KB = 1024;

const readProcess = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { pid, parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
};

/** Ids of a process, of its descendants, and of those that have lost their parent but not their process group. */
const treeOf = (root: number): Set<number> => {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = new Set([root]);
  let before = 0;
  while (tree.size > before) {
    before = tree.size;
    for (const { pid, parent, group } of processes) if (group === root || tree.has(parent)) tree.add(pid);
  }
  return tree;
};

const kilobytes = (pid: number, file: string, field: string): number | undefined => {
  const value = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1];
  return value === undefined ? undefined : Number(value);
};

const bytesOf = (pid: number): number => {
  for (const [file, field] of [
    ["smaps_rollup", "Pss"],
    ["status", "VmRSS"],
  ] as const) {
    try {
      const found = kilobytes(pid, file, field);
      if (found !== undefined) return found * KB;
    } catch {
      // The process has ended, or its maps are not ours to read.
    }
  }
  return 0;
};

/** Bytes at the peak: of all processes together, and of one. */
export interface MemoryPeak {
  tree: number;
  largest: number;
}

/**
 * Samples the memory of a process and all its descendants: shared pages counted once (PSS) where the system tells, else
 * each process's resident pages. `stop` gives the peak; undefined where there is no /proc.
 */
export const watchMemory = (root: number): { stop: () => MemoryPeak | undefined } => {
  if (!existsSync("/proc/self/stat")) return { stop: () => undefined };
  const peak: MemoryPeak = { tree: 0, largest: 0 };
  const sample = (): void => {
    const sizes = [...treeOf(root)].map(bytesOf);
    peak.tree = Math.max(
      peak.tree,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    peak.largest = Math.max(peak.largest, ...sizes);
  };
  const timer = setInterval(sample, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
};
