import type { PackedIndex } from "../search/local/packing/packed-index";
import { fakeContent } from "../test/fake-content";
import { runHook } from "../test/run-hook";
import { onCreateDevServer } from "./on-create-dev-server";

type Handler = (
  request: { url: string },
  response: { setHeader(): void; end(body: string): void },
  next: (error?: unknown) => void,
) => void;

const files = { intro: { body: "Hello." } };

/** What the develop server answers; "next" where it leaves the answer to others. */
const get = async (url: string, content = fakeContent(files)): Promise<unknown> => {
  let handle: Handler | undefined;
  const app = { use: (handler: Handler) => (handle = handler), get: () => undefined };
  await runHook(onCreateDevServer, { ...content, app });
  return new Promise((resolve) => {
    const response = { setHeader: () => undefined, end: (body: string) => resolve(JSON.parse(body)) };
    handle?.({ url }, response, (error) => resolve(error ?? "next"));
  });
};

it("serves the index and the texts from the nodes as they are", async () => {
  const { pages } = (await get("/search-index.json")) as PackedIndex;
  expect(pages.map(([path]) => path)).toEqual(["/docs/intro/", "/playground/"]);
  expect(await get("/search-texts/docs/intro.json")).toEqual({ "": "What the page says.\nHello." });
  const edited = fakeContent({ intro: { body: "Changed." } });
  expect(await get("/search-texts/docs/intro.json", edited)).toEqual({ "": "What the page says.\nChanged." });
});

it("leaves all other requests to Gatsby", async () => {
  expect(await get("/docs/intro/")).toBe("next");
  expect(await get("/search-texts/docs/none.json")).toBe("next");
});

it("hands on what goes wrong", async () => {
  const bad = fakeContent({ bad: { body: "# Title" } });
  expect(String(await get("/search-index.json", bad))).toContain("content/docs/bad.mdx:5");
});

it("serves how browsers search the site", async () => {
  let body = "";
  const response = { setHeader: () => undefined, end: (text: string) => (body = text) };
  const get = (path: string, handle: (request: object, to: typeof response) => void): void => {
    if (path === "/opensearch.xml") handle({}, response);
  };
  await runHook(onCreateDevServer, { ...fakeContent(files), app: { use: () => undefined, get } });
  expect(body).toContain("/search/?q={searchTerms}");
});
