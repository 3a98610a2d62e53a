import { hostedSearch } from "../config/hosted-search";
import { escapeResponse } from "./hosted/escape-response";
import { createLocalBackend } from "./local/create-local-backend";
import type { SearchBackend } from "./shared/types";

const createBackend = async (): Promise<SearchBackend> => {
  const local = createLocalBackend();
  if (!hostedSearch) return local;
  const { createHostedBackend } = await import("./hosted/create-hosted-backend");
  const hosted = createHostedBackend(hostedSearch, local);
  return {
    search: async (requests) => {
      const response = await hosted.search(requests);
      return response.problem ? response : escapeResponse(response);
    },
  };
};

let backend: Promise<SearchBackend> | undefined;

/** What answers the site's queries: the hosted service where the build has one, else the local index. */
export const searchBackend: SearchBackend = {
  search: async (requests) => {
    backend ??= createBackend();
    const { search } = await backend.catch((error: unknown) => {
      backend = undefined;
      throw error;
    });
    return search(requests);
  },
};

/** Loads the local index, where that is what answers, before the first query comes. */
export const warmSearch = (): void => {
  if (!hostedSearch) void searchBackend.search([]).catch(() => undefined);
};
