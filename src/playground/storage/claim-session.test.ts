/** @jest-environment jsdom */
import { claimSession, openSessions } from "./claim-session";

const held = new Set(["playground:theirs", "other"]);
const request = jest.fn(async (name: string, _options: LockOptions, callback: LockGrantedCallback<unknown>) => {
  if (held.has(name)) return callback(null);
  held.add(name);
  return callback({ name, mode: "exclusive" });
});

it("claims every session if the browser has no locks", async () => {
  expect(await claimSession("theirs")).toBe(true);
});

describe("with locks", () => {
  beforeAll(() =>
    Object.defineProperty(navigator, "locks", {
      value: { request, query: async () => ({ held: [...held].map((name) => ({ name })) }) },
    }),
  );

  it("claims a free session, and keeps it from then on", async () => {
    expect(await claimSession("ours")).toBe(true);
    expect(await claimSession("ours")).toBe(true);
    expect(request).toHaveBeenCalledTimes(1);
    expect(await openSessions()).toEqual(new Set(["theirs", "ours"]));
  });

  it("leaves a session to the tab that has it", async () => {
    expect(await claimSession("theirs")).toBe(false);
  });

  it("waits a moment for a tab that is being reloaded", async () => {
    const claim = claimSession("theirs");
    held.delete("playground:theirs");
    expect(await claim).toBe(true);
  });
});
