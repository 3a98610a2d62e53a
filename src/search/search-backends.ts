import { hostedBackend } from "./hosted/hosted-backend";
import { localBackend } from "./local/local-backend";
import type { SearchBackend } from "./common/types";

/** What can answer the site's queries: the first that is configured does, the next one in its stead. */
export const searchBackends: readonly SearchBackend[] = [hostedBackend, localBackend];
