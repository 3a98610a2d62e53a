import type * as builder from "ddex-builder";

/** The package, loaded when a check runs: on some machines it does not load. */
export const loadBuilder = (): typeof builder => require("ddex-builder") as typeof builder; // eslint-disable-line @typescript-eslint/no-require-imports -- it may throw
