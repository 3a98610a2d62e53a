import type { SearchRequest } from "../common/types";
import { createLocalClient } from "./create-local-client";
import type { WorkerAnswer, WorkerMessage, WorkerQuestion } from "./search-worker";

class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  asked: WorkerQuestion[] = [];
  terminate = jest.fn();

  constructor(readonly url: URL) {
    super();
    FakeWorker.started.push(this);
  }

  abandoned: number[] = [];

  postMessage(message: WorkerMessage): void {
    if ("abandoned" in message) this.abandoned.push(message.abandoned);
    else this.asked.push(message);
  }

  answer(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const requests: SearchRequest[] = [{ indexName: "ddex-suite", query: "preset" }];
const response = { results: [] };

describe("createLocalClient", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeWorker.started = [];
    Object.assign(globalThis, { Worker: FakeWorker });
  });

  afterEach(() => jest.useRealTimers());

  it("starts one worker on the first query", async () => {
    const client = createLocalClient();
    expect(FakeWorker.started).toEqual([]);
    client.search(requests).catch(() => undefined);
    client.search(requests).catch(() => undefined);
    expect(FakeWorker.started.map(({ url }) => url.pathname.split("/").at(-1))).toEqual(["search-worker.ts"]);
  });

  it("gives each query its own answer, in any order", async () => {
    const client = createLocalClient();
    const first = client.search(requests);
    const second = client.search(requests);
    const [worker] = FakeWorker.started;
    const [firstId, two] = worker!.asked.map(({ id }) => id);
    worker!.answer({ id: two!, response: { results: [], problem: { kind: "unreachable" } } });
    worker!.answer({ id: firstId!, response });
    expect([await first, await second]).toEqual([response, { results: [], problem: { kind: "unreachable" } }]);
  });

  it.each([
    [true, "RetryError"],
    [false, "Error"],
  ])(
    "reports that the index can't be loaded (unreachable: %s), and asks the same worker again",
    async (unreachable, name) => {
      const client = createLocalClient();
      const failing = client.search(requests);
      const [worker] = FakeWorker.started;
      worker!.answer({ id: worker!.asked[0]!.id, error: "/search-index.json: status 404", unreachable });
      await expect(failing).rejects.toMatchObject({ name, message: expect.stringContaining("status 404") });
      const again = client.search(requests);
      worker!.answer({ id: worker!.asked[1]!.id, response });
      expect(await again).toBe(response);
      expect(FakeWorker.started).toHaveLength(1);
    },
  );

  it.each([
    ["a fault of ours", { message: "x is not defined" }, "ours", { name: "Error", message: /x is not defined/ }],
    ["a script that is not there", {}, "ours", { name: "Error", message: /A file of the site is missing/ }],
    ["a deploy", {}, "another", { name: "Error", message: /has been updated .* Reload/ }],
    ["no network", {}, undefined, { name: "RetryError", message: /./ }],
  ])(
    "rejects all pending queries when the worker fails, by %s, and starts another next time",
    async (_why, event, build, error) => {
      const json = async () => ({ webpackCompilationHash: build });
      const fetch = async () => (build ? { ok: true, json } : Promise.reject(new TypeError("Failed to fetch")));
      Object.assign(globalThis, { fetch, window: { ___webpackCompilationHash: "ours" } });
      const client = createLocalClient();
      const waiting = [client.search(requests), client.search(requests)];
      FakeWorker.started[0]!.dispatchEvent(Object.assign(new Event("error"), event));
      const failure = { status: "rejected", reason: expect.objectContaining({ name: error.name }) };
      const settled = await Promise.allSettled(waiting);
      expect(settled).toEqual([failure, failure]);
      for (const { reason } of settled as PromiseRejectedResult[])
        expect((reason as Error).message).toMatch(error.message);
      expect(FakeWorker.started[0]!.terminate).toHaveBeenCalled();
      const again = client.search(requests);
      const worker = FakeWorker.started[1];
      worker!.answer({ id: worker!.asked[0]!.id, response });
      expect(await again).toBe(response);
    },
  );

  it("waits as long as the worker reports pieces of files", async () => {
    const answered = createLocalClient().search(requests);
    const [worker] = FakeWorker.started;
    for (let minute = 0; minute < 6; minute++) {
      await jest.advanceTimersByTimeAsync(10_000);
      worker!.answer("loading");
    }
    worker!.answer({ id: worker!.asked[0]!.id, response });
    expect(await answered).toBe(response);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(worker!.terminate).not.toHaveBeenCalled();
  });

  it("gives up on a worker that is silent for twelve seconds, and starts another next time", async () => {
    const client = createLocalClient();
    const failing = client.search(requests).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(11_900);
    expect(FakeWorker.started[0]!.terminate).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(await failing).toMatchObject({ name: "RetryError", message: expect.stringContaining("12 seconds") });
    expect(FakeWorker.started[0]!.terminate).toHaveBeenCalled();
    void client.search(requests).catch(() => undefined);
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("passes on the best hits before the whole answer", async () => {
    const onBest = jest.fn();
    const answered = createLocalClient().search(requests, { onBest });
    const [worker] = FakeWorker.started;
    const { id } = worker!.asked[0]!;
    const best = { results: [] };
    worker!.answer({ id, response: best, isBest: true });
    worker!.answer({ id, response });
    expect(await answered).toBe(response);
    expect(onBest.mock.calls).toEqual([[best]]);
  });

  it("tells the worker which question nobody waits for any more", async () => {
    const controller = new AbortController();
    const abandoned = createLocalClient().search(requests, { signal: controller.signal });
    controller.abort();
    await expect(abandoned).rejects.toMatchObject({ name: "AbortError" });
    const [worker] = FakeWorker.started;
    expect(worker!.abandoned).toEqual([worker!.asked[0]!.id]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(worker!.terminate).not.toHaveBeenCalled();
  });

  it("reports that workers aren't supported", async () => {
    Object.assign(globalThis, {
      Worker: jest.fn(() => {
        throw new Error("refused");
      }),
    });
    await expect(createLocalClient().search(requests)).rejects.toMatchObject({ name: "Error", message: "refused" });
  });
});
