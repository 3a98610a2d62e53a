/** @jest-environment jsdom */
import { hostStatusCache, type SearchHost } from "./host-status-cache";

const host: SearchHost = { url: "a.example", accept: "read", protocol: "https" };
const fresh = { ...host, status: "up" };
const ask = (cache: ReturnType<typeof hostStatusCache>) => cache.get<object>(host, () => Promise.resolve(fresh));
const fail = (cache: ReturnType<typeof hostStatusCache>, status = "down") =>
  cache.set({ ...host, status }, { ...host, status, lastUpdate: Date.now() });

describe("hostStatusCache", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it.each(["not JSON", "null", "{}"])("knows no failed host if %s is stored", async (text) => {
    localStorage.setItem("hosts", text);
    expect(await ask(hostStatusCache("hosts"))).toBe(fresh);
  });

  it.each([
    ["no status", null],
    ["a status of another name", { status: "gone", lastUpdate: 1 }],
    ["a time that is none", { status: "down", lastUpdate: "today" }],
    ["a time to come, at which it would be avoided for ever", { status: "down", lastUpdate: 9e15 }],
  ])("knows no failed host if %s is stored for it", async (_what, status) => {
    const cache = hostStatusCache("hosts");
    await fail(cache);
    const [name = ""] = Object.keys(JSON.parse(localStorage.getItem("hosts")!) as object);
    localStorage.setItem("hosts", JSON.stringify({ [name]: status }));
    expect(await ask(cache)).toBe(fresh);
    expect(await ask(hostStatusCache("hosts"))).toBe(fresh);
  });

  it("clears one host or all of them", async () => {
    const cache = hostStatusCache("hosts");
    await fail(cache);
    expect(await ask(cache)).toMatchObject({ ...host, status: "down" });
    await cache.delete(host);
    expect(await ask(cache)).toBe(fresh);
    await fail(cache, "timed out");
    await cache.clear();
    expect(await ask(hostStatusCache("hosts"))).toBe(fresh);
  });
});
