import { hostedSearch } from "../config/hosted-search";
import type { SearchClient } from "./common/types";
import { createLocalClient } from "./local/create-local-client";

/** The hosted service, if the build has its keys, with the local index as its fallback; otherwise the local index. */
const createClient = async (): Promise<SearchClient> => {
  const local = createLocalClient();
  if (!hostedSearch) return local;
  const { createHostedClient } = await import("./hosted/create-hosted-client");
  return createHostedClient(hostedSearch, local);
};

let client: Promise<SearchClient> | undefined;

export const searchClient: SearchClient = {
  search: async (requests, options) => {
    client ??= createClient();
    const { search } = await client.catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return search(requests, options);
  },
};

/** Loads the local index before the first query; a hosted service gets no request before the reader searches. */
export const warmSearch = (): void => {
  if (!hostedSearch) void searchClient.search([]).catch(() => undefined);
};
