import { hostedSearch } from "../../config/hosted-search";
import type { SearchBackend } from "../common/types";

/** The hosted search service, where the build has its keys; it hears nothing before the reader asks. */
export const hostedBackend: SearchBackend = {
  name: "hosted",
  isConfigured: hostedSearch !== null,
  loadsEarly: false,
  create: async (fallback) => {
    const { createHostedClient } = await import("./create-hosted-client");
    return createHostedClient(hostedSearch!, fallback);
  },
};
