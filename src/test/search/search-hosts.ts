import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";

import { site } from "../../config/site";
import type { SearchHost } from "../../search/hosted/host-status-cache";

export interface AskedHost {
  name: string;
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

/** The keys that tests send to the hosts, and where the client remembers failed hosts. */
export const hostedKeys = { appId: "APP", apiKey: "public key", indexName: "docs" };
export const HOST_STATUS_KEY = "algolia-client-js-5.57.0-APP";

/** Returns the parts of a request that matter to the service. */
export const toAskedFacts = ({ method, url, headers, body }: AskedHost) => ({
  call: `${method} ${url.pathname}`,
  parameters: Object.fromEntries(url.searchParams),
  ownHeaders: Object.keys(headers).filter((name) => name.startsWith("x-")),
  type: headers["content-type"],
  body: JSON.parse(body) as unknown,
});

/**
 * Returns what a host should be asked for one request: credentials in the address, and nothing that needs a preflight.
 */
export const expectedFacts = (request: object): ReturnType<typeof toAskedFacts> => ({
  call: "POST /1/indexes/*/queries",
  parameters: {
    "x-algolia-application-id": "APP",
    "x-algolia-api-key": "public key",
    "x-algolia-agent": "Algolia for JavaScript (5.57.0); Lite (5.57.0); Browser",
  },
  ownHeaders: [],
  type: "text/plain",
  body: { requests: [{ ...request, indexName: "docs" }] },
});

type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));

export const searchResult = (url = `${site.url}/docs/intro/#first`) => ({
  hits: [{ objectID: "1", url, type: "lvl1", hierarchy: { lvl0: "Docs", lvl1: "Intro" }, content: null }],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query: "intro",
  index: "docs",
  processingTimeMS: 1,
  queryID: "q1",
});

/** Returns a hit whose text contains a tag, marked as the service does. */
export const hitWithTag = (url = `${site.url}/docs/intro/`) => ({
  ...searchResult(url).hits[0]!,
  _highlightResult: { hierarchy: { lvl1: { value: "<mark><Party></mark>", matchLevel: "full", matchedWords: [] } } },
});

/** How a host may respond. */
export const behaviors = {
  answers: (response) => json(response, 200, { results: [searchResult()] }),
  answersWithTags: (response) => json(response, 200, { results: [{ ...searchResult(), hits: [hitWithTag()] }] }),
  answersFromElsewhere: (response) => {
    const hits = ["/", "/docs/"].flatMap((path) => searchResult(`https://example.org${path}`).hits);
    json(response, 200, { results: [{ ...searchResult(), hits: [...searchResult().hits, ...hits], nbHits: 3 }] });
  },
  answersAmiss: (response) => json(response, 200, { results: [{ hits: [{ objectID: "7", url: "/" }] }] }),
  answersSlowly: (response) => void setTimeout(() => behaviors.answers(response), 300),
  hangs: () => undefined,
  hangsAfterHeaders: (response) => void response.writeHead(200).write("{"),
  resets: (response) => void response.socket?.resetAndDestroy(),
  says503: (response) => json(response, 503, { message: "Out of order" }),
  redirects: (response, { headers }) => json(response, 302, {}, { location: `http://${headers.host ?? ""}/elsewhere` }),
  says429: (response) => json(response, 429, { message: "Too many requests" }, { "retry-after": "60" }),
  says403: (response) => json(response, 403, { message: "Invalid Application-ID or API key" }),
} satisfies Record<string, Behavior>;

export type BehaviorName = keyof typeof behaviors;

const servers: Server[] = [];

export const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** Starts real servers that behave like this, in this order, and records their requests. */
export const startSearchHosts = async (...names: BehaviorName[]) => {
  const asked: AskedHost[] = [];
  const current: BehaviorName[] = [...names];
  const hosts = await Promise.all(
    names.map(async (_, index): Promise<SearchHost> => {
      const port = await listen((request, response) => {
        response.setHeader("access-control-allow-origin", "*");
        let body = "";
        request.on("data", (chunk: Buffer) => (body += chunk.toString()));
        request.on("end", () => {
          const name = current[index]!;
          const { method = "", headers, url = "" } = request;
          asked.push({ name, method, headers, body, url: new URL(url, "http://host") });
          behaviors[name](response, request);
        });
      });
      return { url: "127.0.0.1", port, protocol: "http", accept: "read" };
    }),
  );
  return {
    hosts,
    asked,
    askedNames: () => asked.splice(0).map(({ name }) => name),
    /** Changes the behaviour of the host with this index. */
    change: (index: number, name: BehaviorName) => void (current[index] = name),
  };
};

/** Ends all servers, including those that hang. */
export const stopSearchHosts = (): void => {
  for (const server of servers.splice(0)) {
    server.close();
    if ("closeAllConnections" in server) (server.closeAllConnections as () => void)();
  }
};
