import type { ErnVersion } from "../model-types";

/** The versions that the reference compares, the newest first. */
export const SHOWN_VERSIONS = ["4.3", "4.2", "4.1", "3.8.2"] as const satisfies readonly ErnVersion[];

export type ShownVersion = (typeof SHOWN_VERSIONS)[number];
