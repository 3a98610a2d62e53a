import { searchBackends } from "./search-backends";
import type { SearchClient } from "./common/types";

const configured = searchBackends.filter(({ isConfigured }) => isConfigured);

const nobody: SearchClient = { search: () => Promise.reject(new Error("No search backend is left.")) };

const createClient = (): Promise<SearchClient> =>
  configured.reduceRight(async (fallback, { create }) => create(await fallback), Promise.resolve(nobody));

let client: Promise<SearchClient> | undefined;

/** What answers the site's queries: the client of the first backend that is configured. */
export const searchClient: SearchClient = {
  search: async (requests) => {
    client ??= createClient();
    const { search } = await client.catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return search(requests);
  },
};

/** Loads what answers before the first query comes, where that may be. */
export const warmSearch = (): void => {
  if (configured[0]?.loadsEarly) void searchClient.search([]).catch(() => undefined);
};
