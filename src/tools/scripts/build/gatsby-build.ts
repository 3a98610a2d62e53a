import { runNode, type RunOptions, toolPath } from "../tools/run";

/** A build lives for a minute: functions that run less often cost more to optimize than they gain. */
const OPTIMIZE_LESS = `import{setFlagsFromString}from'node:v8';setFlagsFromString('--interrupt-budget=270000')`;

/** Environment variables that make a build cheaper. The caller's own settings take precedence. */
export const buildEnvironment = {
  // Up to the first limit V8 lets its heap grow by about half before it collects garbage; above it, fourfold. With the
  // second's default of 16, collecting what lives briefly takes an eighth of a build's processor time.
  NODE_OPTIONS: `--max-old-space-size=2000 --max-semi-space-size=32 --import=data:text/javascript,${OPTIMIZE_LESS} ${process.env.NODE_OPTIONS ?? ""}`,
  // Gatsby's other logger prints the list of pages twice.
  GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? "yurnalist",
  // glibc keeps freed memory in its arenas, up to eight per processor.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
};

/** Builds the site in this folder, or in `cwd`. Exits if the build fails. */
export const gatsbyBuild = async (options: readonly string[], { env, cwd }: RunOptions = {}): Promise<void> => {
  const code = await runNode(toolPath("gatsby"), ["build", ...options], { cwd, env: { ...buildEnvironment, ...env } });
  if (code !== 0) process.exit(code);
};
