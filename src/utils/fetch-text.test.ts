import { fetchText, StatusError } from "./fetch-text";
import { LateError } from "./in-time";

/** Makes `fetch` answer after a delay, with a body whose pieces arrive that many milliseconds apart. */
const serve = (pieces: (string | Uint8Array)[], everyMs: number, status = 200): jest.Mock => {
  const wait = () => new Promise((resolve) => setTimeout(resolve, everyMs));
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await wait();
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
    },
  });
  const fake = jest.fn<Promise<Response>, [url: string, init: RequestInit]>(async () => {
    await wait();
    return new Response(body, { status });
  });
  globalThis.fetch = fake as unknown as typeof fetch;
  return fake;
};

describe("fetchText", () => {
  const { fetch: before } = globalThis;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = before;
  });

  it("returns a text that takes long, as long as pieces of it arrive", async () => {
    serve(["a", "b", "c", "d"], 9_000);
    const onBytes = jest.fn();
    const text = fetchText("/slow.json", { onBytes });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await text).toBe("abcd");
    expect(onBytes).toHaveBeenCalledTimes(5);
  });

  it("joins characters that are split between pieces", async () => {
    const [first, ...rest] = new TextEncoder().encode("é");
    serve([new Uint8Array([first!]), new Uint8Array(rest)], 1);
    const text = fetchText("/split.txt");
    await jest.advanceTimersByTimeAsync(100);
    expect(await text).toBe("é");
  });

  it.each([
    ["the answer", [], 11_000],
    ["the next piece", ["a", "b"], 9_000],
  ])("gives up, and ends the request, when %s does not arrive within ten seconds", async (_what, pieces, everyMs) => {
    const fake = serve(pieces, everyMs);
    if (pieces.length > 0) {
      const stalled = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array([97])),
      });
      fake.mockImplementation(async () => new Response(stalled));
    }
    const failed = fetchText("/stalled.json").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_100);
    expect(await failed).toBeInstanceOf(LateError);
    expect(fake.mock.calls[0]?.[1]).toMatchObject({ signal: { aborted: true } });
  });

  it("rejects with the status of a refusal", async () => {
    serve(["no"], 1, 404);
    const failed = fetchText("/missing.json").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(100);
    expect(await failed).toBeInstanceOf(StatusError);
    expect(await failed).toMatchObject({ message: "/missing.json: status 404", status: 404 });
  });
});
