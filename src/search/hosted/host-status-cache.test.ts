/** @jest-environment jsdom */
import type { SearchHost } from "./client-options";
import { hostStatusCache } from "./host-status-cache";

const host: SearchHost = { url: "a.example", accept: "read", protocol: "https" };
const fresh = { ...host, status: "up" };
const ask = (cache: ReturnType<typeof hostStatusCache>) => cache.get<object>(host, () => Promise.resolve(fresh));
const fail = (cache: ReturnType<typeof hostStatusCache>, status = "down") =>
  cache.set({ ...host, status }, { ...host, status, lastUpdate: Date.now() });

beforeEach(() => {
  localStorage.clear();
});

it.each(["not JSON", "null", "{}"])("knows of no failed host where %s is stored", async (text) => {
  localStorage.setItem("hosts", text);
  expect(await ask(hostStatusCache("hosts"))).toBe(fresh);
});

it("forgets one host, or all", async () => {
  const cache = hostStatusCache("hosts");
  await fail(cache);
  expect(await ask(cache)).toMatchObject({ ...host, status: "down" });
  await cache.delete(host);
  expect(await ask(cache)).toBe(fresh);
  await fail(cache, "timed out");
  await cache.clear();
  expect(await ask(hostStatusCache("hosts"))).toBe(fresh);
});
