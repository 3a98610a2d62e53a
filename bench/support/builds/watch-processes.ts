import { existsSync, readdirSync, readFileSync } from "node:fs";
import { clearInterval, setInterval } from "node:timers";

const EVERY_MS = 400;
const KB = 1024;
/** Clock ticks per second in /proc, on every current Linux. */
const TICKS = 100;

interface Process {
  pid: number;
  parent: number;
  group: number;
  /** CPU seconds of the process and of its ended children. */
  used: number;
}

const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, group] = [Number(fields[1]), Number(fields[2])];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent, group, used: ticks / TICKS };
  } catch {
    return undefined;
  }
};

/** A process, its descendants, and processes that have lost their parent but not their process group. */
const treeOf = (root: number): Process[] => {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const tree = new Set([root]);
  let before = 0;
  while (tree.size > before) {
    before = tree.size;
    for (const { pid, parent, group } of processes) if (group === root || tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({ pid }) => tree.has(pid));
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
      // The process has ended, or we may not read its maps.
    }
  }
  return 0;
};

/** Peak bytes of all processes together, and of one. */
export interface MemoryPeak {
  tree: number;
  largest: number;
}

/** CPU seconds used up to a number of seconds after the start. */
interface Use {
  seconds: number;
  used: number;
}

/** What was measured of a process and all its descendants. */
export interface Watched {
  peak: MemoryPeak;
  uses: readonly Use[];
}

/**
 * Samples the memory and the CPU seconds of a process and all its descendants. Memory counts shared pages once (PSS) if
 * the system reports that, otherwise each process's resident pages. `stop` returns the measurements; undefined if there
 * is no /proc.
 */
export const watchProcesses = (root: number): { stop: () => Watched | undefined } => {
  if (!existsSync("/proc/self/stat")) return { stop: () => undefined };
  const started = performance.now();
  const peak: MemoryPeak = { tree: 0, largest: 0 };
  const uses: Use[] = [{ seconds: 0, used: 0 }];
  const sample = (): void => {
    const processes = treeOf(root);
    const used = processes.reduce((sum, entry) => sum + entry.used, 0);
    // A process that ends is counted with its parent, but between two reads with neither.
    uses.push({ seconds: (performance.now() - started) / 1000, used: Math.max(used, uses.at(-1)!.used) });
    const sizes = processes.map(({ pid }) => bytesOf(pid));
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
      return { peak, uses };
    },
  };
};
