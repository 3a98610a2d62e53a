import type { Page } from "@playwright/test";

const SCRIPTS = /\.js$/;

/** Delays matching scripts until `wait` is resolved, or fails them without a `wait`; lets other scripts through. */
const routeScripts = (page: Page, isMeant: (script: string) => boolean, wait?: Promise<void>): Promise<unknown> =>
  page.route(SCRIPTS, async (route) => {
    // A test may end before the last script has loaded.
    const read = async () => {
      // Retry if the server has just closed the connection.
      const response = await route.fetch({ maxRetries: 3 });
      return { response, body: await response.text() };
    };
    const { response, body } = (await read().catch(() => undefined)) ?? {};
    if (!response || body === undefined) return;
    if (isMeant(body)) {
      if (!wait) return route.abort();
      await wait;
    }
    // Pass the body on: if the test ends meanwhile, the response is gone, which would fail the test.
    return route.fulfill({ response, body });
  });

/** Fails requests for scripts whose text matches, until the returned function is called. */
export const failScripts = async (page: Page, isMeant: (script: string) => boolean): Promise<() => void> => {
  let fails = true;
  await routeScripts(page, (script) => fails && isMeant(script));
  // The route stays: if it went, a script that is still being read would be answered twice.
  return () => void (fails = false);
};

/** Delays scripts whose text matches until the returned function is called. */
export const holdScripts = async (page: Page, isMeant: (script: string) => boolean): Promise<() => void> => {
  let release = (): void => undefined;
  await routeScripts(page, isMeant, new Promise<void>((resolve) => (release = resolve)));
  return release;
};
