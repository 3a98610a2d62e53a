/** @jest-environment node */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const PAGE = "/playground/";

interface FetchEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

const listeners = new Map<string, (event: FetchEvent) => void>();
const cache = new Map<string, Response>();

const start = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, {
    OFFLINE: { version: "1", page: PAGE, files: [] },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
    caches: { open: async () => ({ match: async (name: string) => cache.get(name) }) },
    location: new URL(address),
  });
  jest.isolateModules(() => jest.requireActual("./playground-worker"));
  /** Opens the page; resolves to the worker's answer, and to the server's when half of it is on its way. */
  const open = async (status = 200): Promise<[answer: Promise<string>, serverAnswer: ServerResponse]> => {
    let answer: Promise<Response> | undefined;
    // No script can make a request of this mode.
    const request = Object.defineProperty(new Request(address + PAGE), "mode", { value: "navigate" });
    const asked = once(server, "request") as Promise<[unknown, ServerResponse]>;
    listeners.get("fetch")!({ request, respondWith: (response) => (answer = response) });
    const [, serverAnswer] = await asked;
    serverAnswer.writeHead(status).write("<p>the newest");
    return [answer!.then((response) => response.text()), serverAnswer];
  };
  return { server, open };
};

describe("the playground's service worker", () => {
  let worker: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    worker = await start();
  });
  afterAll(() => {
    worker.server.closeAllConnections();
    worker.server.close();
  });
  beforeEach(() => {
    cache.set(PAGE, new Response("<p>the kept page</p>"));
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  });
  afterEach(() => jest.useRealTimers());

  it("answers with the newest page", async () => {
    const [answer, serverAnswer] = await worker.open();
    serverAnswer.end(" page</p>");
    expect(await answer).toBe("<p>the newest page</p>");
  });

  it("answers with the whole kept page if the end of the newest is late", async () => {
    const [answer] = await worker.open();
    jest.advanceTimersByTime(4000);
    expect(await answer).toBe("<p>the kept page</p>");
  });

  it("answers with the whole kept page if the newest breaks off", async () => {
    const [answer, serverAnswer] = await worker.open();
    serverAnswer.destroy();
    expect(await answer).toBe("<p>the kept page</p>");
  });

  it("answers with the kept page if the host answers with an error", async () => {
    const [answer, serverAnswer] = await worker.open(503);
    serverAnswer.end();
    expect(await answer).toBe("<p>the kept page</p>");
  });

  it("waits for the end of the newest page if none is kept", async () => {
    cache.clear();
    const [answer, serverAnswer] = await worker.open();
    jest.advanceTimersByTime(6500);
    serverAnswer.end(" page</p>");
    expect(await answer).toBe("<p>the newest page</p>");
  });
});
