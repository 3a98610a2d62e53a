/** @jest-environment jsdom */
import { fromSampleKey, tabSession, toSampleKey } from "./tab-session";

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
  });

  it("distinguishes a sample from a session", () => {
    expect(fromSampleKey(toSampleKey("a.xml"))).toBe("a.xml");
    expect(fromSampleKey("one")).toBeUndefined();
  });
});
