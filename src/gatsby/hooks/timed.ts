import type { Reporter } from "gatsby";

/** Runs steps of a hook; `--verbose` prints the seconds of each, and the processor seconds of all threads. */
export const timed =
  ({ verbose }: Reporter) =>
  async (name: string, step: () => void | Promise<void>): Promise<void> => {
    const [started, used] = [performance.now(), process.cpuUsage()];
    await step();
    const { user, system } = process.cpuUsage(used);
    const seconds = (performance.now() - started) / 1000;
    verbose(`after the pages: ${name} - ${seconds.toFixed(2)}s, processor ${((user + system) / 1e6).toFixed(2)}s`);
  };
