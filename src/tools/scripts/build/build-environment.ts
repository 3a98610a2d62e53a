/** Up to this limit V8 lets its heap grow by about half before it collects garbage; above it, fourfold. */
const HEAP_MB = 2000;

/** Environment variables that reduce a build's memory use. The caller's own settings take precedence. */
export const buildEnvironment = {
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
  // glibc keeps freed memory in its arenas, up to eight per processor.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
};
