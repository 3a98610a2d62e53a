import { createEngineClient } from "./engine-client";
import type { JobAnswer, JobRequest } from "./jobs";

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

it("starts one worker with the first job and gives each job its own answer", async () => {
  const { client, workers } = start();
  expect(workers).toHaveLength(0);
  const one = client.run("build", { json: "1" });
  const two = client.run("build", { json: "2" });
  expect(workers).toHaveLength(1);
  const [{ id: first }, { id: second }] = workers[0]!.asked as [JobRequest, JobRequest];
  workers[0]!.answer({ id: second, output: "<two/>" });
  workers[0]!.answer({ id: first, output: "<one/>" });
  expect(await one).toBe("<one/>");
  expect(await two).toBe("<two/>");
});

it("tells how far a job is", async () => {
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

it("cancels all that is under way by ending the worker, and starts another for the next job", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  client.cancel();
  await expect(job).rejects.toThrow("Cancelled.");
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const next = client.run("build", { json: "2" });
  expect(workers).toHaveLength(2);
  workers[1]!.answer({ id: 2, output: "<two/>" });
  expect(await next).toBe("<two/>");
});

it("rejects when the worker cannot be started, and tries again with the next job", async () => {
  const { client, workers } = start();
  const job = client.run("build", { json: "1" });
  workers[0]!.dispatchEvent(new Event("error"));
  await expect(job).rejects.toThrow("could not be started");
  void client.run("build", { json: "2" });
  expect(workers).toHaveLength(2);
});
