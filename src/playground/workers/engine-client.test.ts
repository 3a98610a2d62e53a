/** @jest-environment node */
import { createEngineClient } from "./engine-client";
import type { JobAnswer, JobRequest } from "./serve-jobs";

jest.mock("../../data/why-missing", () => ({
  whyMissing: () => Promise.resolve({ words: "The site has been updated." }),
}));

class FakeWorker extends EventTarget {
  asked: JobRequest[] = [];
  terminate = jest.fn();
  postMessage(request: JobRequest): void {
    this.asked.push(request);
  }
  answer(data: JobAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const start = () => {
  const workers: FakeWorker[] = [];
  const client = createEngineClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { client, workers };
};

it("starts one worker with the first job and returns each job's own answer", async () => {
  const { client, workers } = start();
  expect(workers).toHaveLength(0);
  const firstAnswer = client.run("build", { json: "1" });
  const two = client.run("build", { json: "2" });
  expect(workers).toHaveLength(1);
  const [{ id: first }, { id: second }] = workers[0]!.asked as [JobRequest, JobRequest];
  workers[0]!.answer({ id: second, output: "<two/>" });
  workers[0]!.answer({ id: first, output: "<one/>" });
  expect(await firstAnswer).toBe("<one/>");
  expect(await two).toBe("<two/>");
});

it("reports a job's progress", async () => {
  const { client, workers } = start();
  const parts: number[] = [];
  const job = client.run("build", { json: "1" }, { onProgress: (part) => parts.push(part) });
  workers[0]!.answer({ id: 1, progress: 0.25 });
  workers[0]!.answer({ id: 1, progress: 0.5 });
  workers[0]!.answer({ id: 1, output: "" });
  await job;
  expect(parts).toEqual([0.25, 0.5]);
});

it("rejects with the engine's error and its remedy", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  workers[0]!.answer({
    id: 1,
    error: { code: "data", message: "No.", remedy: "Yes.", offset: 0, line: 1, column: 1, path: "$.a" },
  });
  await expect(job).rejects.toMatchObject({ message: "No.", remedy: "Yes.", path: "$.a" });
});

it("reports why code that a job needs is missing", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  workers[0]!.answer({ id: 1, isMissing: true });
  await expect(job).rejects.toThrow("The site has been updated.");
});

it("cancels all pending jobs by ending the worker, and starts another for the next job", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  expect(client.ended()).toBe(0);
  client.cancel();
  await expect(job).rejects.toThrow("Cancelled.");
  expect(client.ended()).toBe(1);
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const next = client.run("build", { json: "2" });
  expect(workers).toHaveLength(2);
  workers[1]!.answer({ id: 2, output: "<two/>" });
  expect(await next).toBe("<two/>");
});

it("rejects if the worker can't be started, and tries again with the next job", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  workers[0]!.dispatchEvent(new Event("error"));
  await expect(job).rejects.toThrow("The engine did not start");
  client.run("build", { json: "2" }).catch(() => undefined);
  expect(workers).toHaveLength(2);
  client.end();
});

it("rejects if the browser refuses to start a worker", async () => {
  const client = createEngineClient(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  await expect(client.run("build", { json: "1" })).rejects.toThrow("You can edit the source and download the XML");
});

describe("a worker that hangs", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const watched = () => {
    const told: boolean[] = [];
    const started = start();
    started.client.watch((isStalled) => told.push(isStalled));
    return { ...started, told };
  };

  it("is reported after ten seconds, until it's cancelled", async () => {
    const { client, told } = watched();
    const job = client.run("build", { json: "1" });
    jest.advanceTimersByTime(9_900);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(told).toEqual([true]);
    client.cancel();
    await expect(job).rejects.toThrow("Cancelled.");
    expect(told).toEqual([true, false]);
  });

  it("isn't reported as long as it reports progress, or has nothing to do", async () => {
    const { client, workers, told } = watched();
    const job = client.run("build", { json: "1" });
    for (let part = 0.1; part < 0.5; part += 0.1) {
      jest.advanceTimersByTime(9_000);
      workers[0]!.answer({ id: 1, progress: part });
    }
    workers[0]!.answer({ id: 1, output: "" });
    await job;
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });

  it("isn't reported any more when it answers after all", () => {
    const { client, workers, told } = watched();
    void client.run("build", { json: "1" });
    jest.advanceTimersByTime(10_000);
    workers[0]!.answer({ id: 1, output: "" });
    expect(told).toEqual([true, false]);
  });
});

it("starts no more workers once it has ended", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  client.end();
  await expect(job).rejects.toThrow("Cancelled.");
  await expect(client.run("build", { json: "2" })).rejects.toThrow("Cancelled.");
  expect(workers).toHaveLength(1);
});
