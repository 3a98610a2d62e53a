import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import serveMarkdown from "./edge-functions/serve-markdown";

const asked: string[] = [];

/** A site with one page that has a Markdown version. */
const site = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  response.statusCode = url === "/docs/intro.md" ? 200 : 404;
  response.end(method === "HEAD" ? undefined : "# Introduction");
});

let origin = "";

describe("the edge function for Markdown", () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => void site.close());
  beforeEach(() => void asked.splice(0));

  const ask = (path: string, accept?: string, method = "GET"): Promise<Response | undefined> =>
    serveMarkdown(new Request(origin + path, { method, headers: accept === undefined ? {} : { accept } }));

  it.each(["/docs/intro/", "/docs/intro"])("serves %s as Markdown to clients that prefer it", async (path) => {
    const response = await ask(path, "text/markdown, */*;q=0.5");
    expect(await response?.text()).toBe("# Introduction");
    expect(response?.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response?.headers.get("vary")).toBe("Accept");
  });

  it("serves it as plain text to clients that ask for that", async () => {
    const response = await ask("/docs/intro/", "text/plain");
    expect(await response?.text()).toBe("# Introduction");
    expect(response?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("answers HEAD like GET, without a body", async () => {
    const response = await ask("/docs/intro/", "text/markdown", "HEAD");
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe("");
    expect(asked).toEqual(["HEAD /docs/intro.md"]);
  });

  it("passes requests through for pages without a Markdown version", async () => {
    expect(await ask("/blog/tags/", "text/markdown")).toBeUndefined();
    expect(asked).toEqual(["GET /blog/tags.md"]);
  });

  it("passes the request through if the Markdown version can't be fetched", async () => {
    const request = new Request("http://127.0.0.1:1/docs/intro/", { headers: { accept: "text/markdown" } });
    expect(await serveMarkdown(request)).toBeUndefined();
  });

  it.each([
    ["/docs/intro/", "text/html,*/*;q=0.8"],
    ["/docs/intro/", undefined],
    ["/docs/intro.md", "text/markdown"],
    ["/blog/rss.xml", "text/markdown"],
  ])("fetches nothing for %s with Accept %s", async (path, accept) => {
    expect(await ask(path, accept)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("fetches nothing for methods other than GET and HEAD", async () => {
    expect(await ask("/docs/intro/", "text/markdown", "POST")).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
