/** @jest-environment jsdom */
import { serveJobs } from "./serve-jobs";

const posted = jest.fn();

describe("serveJobs", () => {
  beforeAll(() => {
    window.postMessage = posted as typeof window.postMessage;
    serveJobs({
      unloaded: () => Promise.reject(new DOMException("Failed to execute 'importScripts'", "NetworkError")),
      wrong: () => Promise.reject(new Error("No.")),
    });
  });

  const answerTo = async (name: string): Promise<unknown> => {
    window.dispatchEvent(new MessageEvent("message", { data: { id: 1, name, input: {} } }));
    await new Promise(process.nextTick);
    return posted.mock.lastCall?.[0];
  };

  it("distinguishes a missing script from other errors", async () => {
    expect(await answerTo("unloaded")).toEqual({ id: 1, isMissing: true });
    expect(await answerTo("wrong")).toEqual({ id: 1, error: { message: "No." } });
  });
});
