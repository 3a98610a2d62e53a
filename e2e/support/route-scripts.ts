import type { Page } from "@playwright/test";

const SCRIPTS = /\.js$/;

/** Lets the requests for scripts pass, after `wait` where the script's text is meant; without a `wait` that one fails. */
const routeScripts = (page: Page, isMeant: (script: string) => boolean, wait?: Promise<void>): Promise<unknown> =>
  page.route(SCRIPTS, async (route) => {
    // A test may end before the last script has come.
    const read = async () => {
      // A connection that the server has just closed is opened again.
      const response = await route.fetch({ maxRetries: 3 });
      return { response, body: await response.text() };
    };
    const { response, body } = (await read().catch(() => undefined)) ?? {};
    if (!response || body === undefined) return;
    if (isMeant(body)) {
      if (!wait) return route.abort();
      await wait;
    }
    // The body is passed on because the response is gone when a test ends meanwhile, which would fail it.
    return route.fulfill({ response, body });
  });

/** Answers the requests for scripts of such a text with nothing, until the function it gives is called. */
export const failScripts = async (page: Page, isMeant: (script: string) => boolean): Promise<() => Promise<void>> => {
  await routeScripts(page, isMeant);
  return () => page.unroute(SCRIPTS);
};

/** Holds scripts of such a text back until the function it gives is called. */
export const holdScripts = async (page: Page, isMeant: (script: string) => boolean): Promise<() => void> => {
  let release = (): void => undefined;
  await routeScripts(page, isMeant, new Promise<void>((resolve) => (release = resolve)));
  return release;
};
