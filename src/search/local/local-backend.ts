import type { SearchBackend } from "../common/types";
import { createLocalClient } from "./create-local-client";

/** The index of the build, searched in the browser. */
export const localBackend: SearchBackend = {
  name: "local",
  isConfigured: true,
  loadsEarly: true,
  create: createLocalClient,
};
