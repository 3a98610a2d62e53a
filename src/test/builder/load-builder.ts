import type * as builder from "ddex-builder";

/** Loads the package when a check runs, because it doesn't load on some machines. */
export const loadBuilder = (): typeof builder => require("ddex-builder") as typeof builder; // eslint-disable-line @typescript-eslint/no-require-imports -- it may throw
