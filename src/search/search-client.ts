import { hostedSearch } from "../config/hosted-search";
import type { SearchClient } from "./common/types";
import { createLocalClient } from "./local/create-local-client";

interface SearchBackend {
  /** Whether the build has everything it needs. */
  isConfigured: boolean;
  /** Whether it may load before the reader has typed anything. */
  loadsEarly: boolean;
  /** Creates its client, which may use the fallback: the client of the next configured backend. */
  create(fallback: SearchClient): SearchClient | Promise<SearchClient>;
}

/** The search backends: the first configured one answers, and the next is its fallback. */
export const searchBackends: readonly SearchBackend[] = [
  // The hosted search service, if the build has its keys; it gets no request before the reader searches.
  {
    isConfigured: hostedSearch !== null,
    loadsEarly: false,
    create: async (fallback) => {
      const { createHostedClient } = await import("./hosted/create-hosted-client");
      return createHostedClient(hostedSearch!, fallback);
    },
  },
  // The build's index, searched in the browser.
  { isConfigured: true, loadsEarly: true, create: createLocalClient },
];

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
