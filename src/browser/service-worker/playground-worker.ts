/** What the build puts in: the version of the cache, and the addresses of the page and of its files. */
declare const OFFLINE: { version: string; page: string; files: readonly string[] };

interface WaitingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

const { version, page, files } = OFFLINE;
const PREFIX = "playground ";
const NAME = PREFIX + version;
/** A slow network must not keep the reader from the page that is here. */
const LONGEST_WAIT_MS = 4000;

const cachedResponse = async (address: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(address);

/** Returns the newest page once all of it is here: the network can still end in the middle of it. */
const fullResponse = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  if (answer.ok) await answer.clone().arrayBuffer();
  return answer;
};

/** Returns the page as it is now or, if it isn't here in time, as it was kept. */
const newestPage = async (request: Request): Promise<Response> => {
  const newest = fullResponse(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS));
  const answer = await Promise.race([newest, late]);
  return answer?.ok ? answer : ((await cachedResponse(page)) ?? (await newest) ?? Response.error());
};

addEventListener("install", (event) => {
  const keep = async (): Promise<void> => (await caches.open(NAME)).addAll([page, ...files]);
  (event as WaitingEvent).waitUntil(keep());
});

addEventListener("activate", (event) => {
  const removeOlder = async (): Promise<unknown> => {
    const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    return Promise.all(older.map((name) => caches.delete(name)));
  };
  (event as WaitingEvent).waitUntil(removeOlder());
});

// Everything else, such as pages of the docs that are opened from here, goes to the network untouched.
addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Event & { request: Request; respondWith(answer: Promise<Response>): void };
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const answer =
    pathname === page && request.mode === "navigate"
      ? newestPage(request)
      : files.includes(pathname) && cachedResponse(pathname).then((file) => file ?? fetch(request));
  if (answer) respondWith.call(event, answer);
});
