import { inTime } from "./in-time";

/** The error for an answer with another status than success. */
export class StatusError extends Error {
  constructor(
    url: string,
    readonly status: number,
  ) {
    super(`${url}: status ${status}`);
  }
}

const readText = async ({ body }: Response, name: string, onBytes: () => void): Promise<string> => {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await inTime(reader.read(), `More of ${name}`);
    if (done) return text + decoder.decode();
    onBytes();
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * Returns the text at an address, however long it takes as long as bytes arrive: `onBytes` is called with each piece.
 * Rejects with a `LateError` when no byte has arrived for too long, with a `StatusError`, or with the error of `fetch`.
 */
export const fetchText = async (
  url: string,
  { cache = "default", onBytes = () => undefined }: { cache?: RequestCache; onBytes?: () => void } = {},
): Promise<string> => {
  const controller = new AbortController();
  try {
    const response = await inTime(fetch(url, { cache, signal: controller.signal }), url);
    if (!response.ok) throw new StatusError(url, response.status);
    onBytes();
    return await readText(response, url, onBytes);
  } catch (error) {
    // Nobody waits for the rest.
    controller.abort();
    throw error;
  }
};
