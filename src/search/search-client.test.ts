/** @jest-environment node */
import { searchAnswer, searchHit } from "../test/search/search-fixtures";
import type { SearchClient } from "./common/types";

const request = { indexName: "i", query: "q" };
const local: SearchClient = { search: async () => searchAnswer(request, [searchHit("Local")]) };
const hosted: SearchClient = { search: async () => searchAnswer(request, [searchHit("Hosted")]) };

const createHostedClient = jest.fn<SearchClient, [config: object, fallback: SearchClient]>(() => hosted);

/** The site's search in a build with or without the hosted service. */
const loadModule = async (hostedSearch: object | null) => {
  jest.resetModules();
  jest.doMock("../config/hosted-search", () => ({ hostedSearch }));
  jest.doMock("./local/create-local-client", () => ({ createLocalClient: () => local }));
  jest.doMock("./hosted/create-hosted-client", () => ({ createHostedClient }));
  return import("./search-client");
};
const loadClient = async (...options: Parameters<typeof loadModule>) => (await loadModule(...options)).searchClient;

const firstTitle = async (client: SearchClient): Promise<string | undefined> => {
  const { results } = await client.search([request]);
  return results[0]?.hits[0]?._highlightResult?.hierarchy?.lvl1?.value;
};

describe("searchClient", () => {
  it("is the local index without a configured service", async () => {
    expect(await firstTitle(await loadClient(null))).toBe("<mark>Local</mark>");
  });

  it("is the hosted service if configured, with the local index as its fallback", async () => {
    const keys = { appId: "APP" };
    expect(await firstTitle(await loadClient(keys))).toBe("<mark>Hosted</mark>");
    expect(createHostedClient.mock.calls).toEqual([[keys, local]]);
  });

  it("preloads the local index, but sends a service nothing before the reader searches", async () => {
    const asked = [jest.spyOn(local, "search"), jest.spyOn(hosted, "search")];
    (await loadModule({})).warmSearch();
    (await loadModule(null)).warmSearch();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked.map(({ mock }) => mock.calls)).toEqual([[[[]]], []]);
  });
});
