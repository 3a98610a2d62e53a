/** @jest-environment jsdom */
import { searchAnswer, searchHit } from "../test/search-fixtures";
import type { SearchBackend } from "./shared/types";

const request = { indexName: "i", query: "q" };
const local: SearchBackend = { search: async () => searchAnswer(request, [searchHit("Local")]) };
const hosted: SearchBackend = { search: async () => searchAnswer(request, [searchHit("<Hosted>")]) };

/** The site's search in a build with or without the hosted service. */
const loadModule = async (hostedSearch: object | null, service = hosted) => {
  jest.resetModules();
  jest.doMock("../config/hosted-search", () => ({ hostedSearch }));
  jest.doMock("./local/create-local-backend", () => ({ createLocalBackend: () => local }));
  jest.doMock("./hosted/create-hosted-backend", () => ({ createHostedBackend: () => service }));
  return import("./search-backend");
};
const load = async (...options: Parameters<typeof loadModule>) => (await loadModule(...options)).searchBackend;

const firstTitle = async (backend: SearchBackend): Promise<string | undefined> => {
  const { results } = await backend.search([request]);
  return results[0]?.hits[0]?._highlightResult?.hierarchy?.lvl1?.value;
};

it("is the local index without a configured service", async () => {
  expect(await firstTitle(await load(null))).toBe("<mark>Local</mark>");
});

it("is the hosted service where one is configured, whose texts it escapes", async () => {
  expect(await firstTitle(await load({}))).toBe("<mark>&lt;Hosted&gt;</mark>");
});

it("leaves the local index's answer as it is when the service has failed", async () => {
  const fallback = {
    search: async () => ({ ...(await hosted.search([request])), problem: { kind: "unreachable" as const } }),
  };
  expect(await firstTitle(await load({}, fallback))).toBe("<mark><Hosted></mark>");
});

it("loads the local index early, and asks no service before the reader does", async () => {
  const asked = [jest.spyOn(local, "search"), jest.spyOn(hosted, "search")];
  (await loadModule({})).warmSearch();
  (await loadModule(null)).warmSearch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.map(({ mock }) => mock.calls)).toEqual([[[[]]], []]);
});
