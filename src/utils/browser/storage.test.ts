/** @jest-environment jsdom */
import { storage, storedJson } from "./storage";

const forbid = (method: "getItem" | "setItem" | "removeItem"): jest.SpyInstance =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

describe("browser storage", () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it("stores, reads and removes", () => {
    storage.set("key", "value");
    expect(localStorage.getItem("key")).toBe("value");
    expect(storage.get("key")).toBe("value");
    storage.remove("key");
    expect(storage.get("key")).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("does nothing if storage is forbidden", () => {
    const get = forbid("getItem");
    const set = forbid("setItem");
    const remove = forbid("removeItem");
    expect(storage.get("key")).toBeNull();
    expect(() => storage.set("key", "value")).not.toThrow();
    expect(() => storage.remove("key")).not.toThrow();
    for (const method of [get, set, remove]) expect(method).toHaveBeenCalledTimes(1);
  });
});

describe("storedJson", () => {
  it.each([
    [null, undefined],
    ["{not JSON", null],
    ["null", null],
    ['["a"]', ["a"]],
  ])("reads %j as %j", (text, value) => {
    localStorage.clear();
    if (text !== null) localStorage.setItem("key", text);
    expect(storedJson("key")).toEqual(value);
  });
});
