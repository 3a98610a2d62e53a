/** @jest-environment node */
import type { PackedIndex, PackedTerms } from "../../search/local/format/packed-index";
import { fakeContent } from "../../test/content/fake-content";
import { runHook } from "../../test/gatsby/run-hook";
import { onCreateDevServer } from "./on-create-dev-server";

type Handler = (
  request: { url: string },
  response: { setHeader(): void; end(body: string | Buffer): void },
  next: (error?: unknown) => void,
) => void;

const files = { intro: { body: "Hello." } };

type Get = (url: string) => Promise<unknown>;

/** Starts the develop server and returns its answers, or "next" if it leaves the answer to others. */
const serve = async (content = fakeContent(files)): Promise<Get> => {
  let handle: Handler | undefined;
  const app = { use: (handler: Handler) => (handle = handler), get: () => undefined };
  await runHook(onCreateDevServer, { ...content, app });
  return (url) =>
    new Promise((resolve) => {
      const response = {
        setHeader: () => undefined,
        end: (body: string | Buffer) => resolve(typeof body === "string" ? JSON.parse(body) : body.toString()),
      };
      handle?.({ url }, response, (error) => resolve(error ?? "next"));
    });
};

/** The records of the first page in the current index. */
const firstPage = async (get: Get): Promise<unknown> => {
  const { files } = (await get("/search-index.json")) as PackedIndex;
  return get(`/search-index/${files[0]}.json`);
};

describe("onCreateDevServer", () => {
  it("serves the index and its parts from the current nodes", async () => {
    const url = "/docs/intro/";
    expect(await firstPage(await serve())).toMatchObject([{ url, content: "What the page says.\nHello." }, {}]);
    const edited = await serve(fakeContent({ intro: { body: "Changed." } }));
    expect(await firstPage(edited)).toMatchObject([{ url, content: "What the page says.\nChanged." }, {}]);
  });

  it("serves parts that are asked for together with the index", async () => {
    const get = await serve();
    const [index, terms] = await Promise.all(["/search-index.json", "/search-index/terms-0.json"].map(get));
    expect((terms as PackedTerms).version).toBe((index as PackedIndex).version);
  });

  it("serves the current programs that browsers run, with their chunks", async () => {
    const toBody = (text: string): string =>
      `\`\`\`ts title="a.ts"\nconsole.log("${text}");\n\`\`\`\n\n\`\`\`output\n${text}\n\`\`\`\n`;
    const program = async (text: string): Promise<unknown> => {
      const get = await serve(fakeContent({ intro: { body: toBody(text) } }));
      const script = String(await get("/run/docs/intro/a.ts.js"));
      return get(`/run/chunks/${/chunks\/(a-\w+\.js)/.exec(script)![1]}`);
    };
    expect(await program("first")).toContain('console.log("first")');
    expect(await program("second")).toContain('console.log("second")');
  });

  it("leaves all other requests to Gatsby", async () => {
    const get = await serve();
    expect(await get("/docs/intro/")).toBe("next");
    expect(await get("/search-index/000000000.json")).toBe("next");
  });

  it("passes errors on", async () => {
    const get = await serve(fakeContent({ bad: { body: "# Title" } }));
    expect(String(await get("/search-index.json"))).toContain("content/docs/bad.mdx:5");
  });

  it("serves the OpenSearch description", async () => {
    let body = "";
    const response = { setHeader: () => undefined, end: (text: string) => (body = text) };
    const get = (path: string, handle: (request: object, to: typeof response) => void): void => {
      if (path === "/opensearch.xml") handle({}, response);
    };
    await runHook(onCreateDevServer, { ...fakeContent(files), app: { use: () => undefined, get } });
    expect(body).toContain("/search/?q={searchTerms}");
  });
});
