import { searchBackends } from "./search-backends";
import type { SearchClient } from "./common/types";

const configured = searchBackends.filter(({ isConfigured }) => isConfigured);

const nobody: SearchClient = { search: () => Promise.reject(new Error("No search backend is left.")) };

const createClient = (): Promise<SearchClient> =>
  configured.reduceRight(async (fallback, { create }) => create(await fallback), Promise.resolve(nobody));

let client: Promise<SearchClient> | undefined;

/** The site's search client: that of the first configured backend. */
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

/** Loads the search before the first query, if allowed. */
export const warmSearch = (): void => {
  if (configured[0]?.loadsEarly) void searchClient.search([]).catch(() => undefined);
};
