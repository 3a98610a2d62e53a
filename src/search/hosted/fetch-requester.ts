import type { ClientOptions } from "./client-options";
import { searchTimeouts } from "./search-timeouts";

/**
 * The client's own requester is XHR, which follows a redirect instead of trying the next host. The client also gives
 * each further host more time, 16 s for four of them; here each has the same time.
 */
export const fetchRequester: NonNullable<ClientOptions["requester"]> = {
  send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
    const controller = new AbortController();
    const abortAfter = (ms: number) => setTimeout(() => controller.abort(), ms);
    let timer = abortAfter(Math.min(connectTimeout, searchTimeouts.connect));
    try {
      const body = data as BodyInit | undefined;
      const response = await fetch(url, { method, headers, body, redirect: "manual", signal: controller.signal });
      clearTimeout(timer);
      timer = abortAfter(Math.min(responseTimeout, searchTimeouts.read));
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      return { status: 0, content: String(error), isTimedOut: controller.signal.aborted };
    } finally {
      clearTimeout(timer);
    }
  },
};
