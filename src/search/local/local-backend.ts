import type { SearchBackend } from "../common/types";
import { createLocalClient } from "./create-local-client";

/** The build's index, searched in the browser. */
export const localBackend: SearchBackend = {
  name: "local",
  isConfigured: true,
  loadsEarly: true,
  create: createLocalClient,
};
