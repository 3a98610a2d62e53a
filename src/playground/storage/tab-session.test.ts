/** @jest-environment jsdom */
import {
  claimSession,
  findSampleName,
  listOpenSessions,
  listSessionsOfOtherTabs,
  tabSession,
  toSampleKey,
} from "./tab-session";

describe("tabSession", () => {
  it("remembers what the tab shows, until there's nothing to remember", () => {
    tabSession.set("one");
    expect(tabSession.get()).toBe("one");
    tabSession.set("");
    expect(tabSession.get()).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("remembers it until the document ends if the browser stores nothing", () => {
    const denied = () => {
      throw new DOMException("Denied.", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    tabSession.set("one");
    expect(tabSession.get()).toBe("one");
    jest.restoreAllMocks();
  });

  it("remembers the session shown before, but no sample", () => {
    tabSession.set("one");
    tabSession.set("sample:a.xml");
    expect(tabSession.before()).toBe("one");
    tabSession.set("two");
    expect(tabSession.before()).toBe("one");
    tabSession.set("three");
    expect(tabSession.before()).toBe("two");
    expect(findSampleName(toSampleKey("a.xml"))).toBe("a.xml");
    expect(findSampleName("one")).toBeUndefined();
  });
});

const held = new Set(["playground:theirs", "other"]);
const request = jest.fn(async (name: string, { signal }: LockOptions, callback: LockGrantedCallback<unknown>) => {
  while (held.has(name)) {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  held.add(name);
  return callback({ name, mode: "exclusive" });
});

describe("claimSession", () => {
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
      expect(await listOpenSessions()).toEqual(new Set(["theirs", "ours"]));
      expect(await listSessionsOfOtherTabs()).toEqual(new Set(["theirs"]));
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
});
