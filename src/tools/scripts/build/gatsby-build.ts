import { runNode, type RunOptions, toolPath } from "../tools/run";

/** Up to this limit V8 lets its heap grow by about half before it collects garbage; above it, fourfold. */
const HEAP_MB = 2000;
/** With V8's default of 16, collecting what lives briefly takes an eighth of a build's processor time. */
const YOUNG_MB = 32;

/** Environment variables that reduce a build's memory use. The caller's own settings take precedence. */
export const buildEnvironment = {
  NODE_OPTIONS:
    `--max-old-space-size=${HEAP_MB} --max-semi-space-size=${YOUNG_MB} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
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
