import { hostedBackend } from "./hosted/hosted-backend";
import { localBackend } from "./local/local-backend";
import type { SearchBackend } from "./common/types";

/** The search backends: the first configured one answers, and the next is its fallback. */
export const searchBackends: readonly SearchBackend[] = [hostedBackend, localBackend];
