import { hostedSearch } from "../../config/hosted-search";
import type { SearchBackend } from "../common/types";

/** The hosted search service, if the build has its keys; it gets no request before the reader searches. */
export const hostedBackend: SearchBackend = {
  name: "hosted",
  isConfigured: hostedSearch !== null,
  loadsEarly: false,
  create: async (fallback) => {
    const { createHostedClient } = await import("./create-hosted-client");
    return createHostedClient(hostedSearch!, fallback);
  },
};
