/** Up to this limit V8 lets its heap grow by half or so before it collects garbage, with a higher one fourfold. */
const HEAP_MB = 2000;

/** Environment in which a build takes less memory for the same work. What the caller's own says of these things holds. */
export const buildEnvironment = {
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
  // glibc keeps freed memory in its arenas, eight per processor if it may.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
};
