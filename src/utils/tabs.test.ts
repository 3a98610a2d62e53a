/** @jest-environment jsdom */
import { renewTabAddress, tabKey, tabsQuery, toTab, writeTabAddress } from "./tabs";

it("tabKey is the storage key of a group", () => {
  expect(tabKey("language")).toBe("tab.language");
});

describe("toTab", () => {
  const values = ["rust", "python", "typescript"];
  const chosen = (search: string, stored?: string): string => {
    window.history.replaceState(null, "", `/docs/${search}`);
    if (stored !== undefined) localStorage.setItem("tab.language", stored);
    return toTab(values, "language");
  };
  beforeEach(() => localStorage.clear());

  it("returns the first tab if nothing is in the query or stored", () => {
    expect(chosen("")).toBe("rust");
  });

  it("returns the stored tab", () => {
    expect(chosen("", "python")).toBe("python");
  });

  it("prefers the query's tab to the stored one", () => {
    expect(chosen("?language=typescript", "python")).toBe("typescript");
  });

  it("ignores values without a tab here", () => {
    expect(chosen("?language=cobol", "python")).toBe("python");
    expect(chosen("?language=cobol", "go")).toBe("rust");
  });

  it("is empty without tabs", () => {
    expect(toTab([], "language")).toBe("");
  });
});

const renew = (stored: string): void => {
  localStorage.setItem("tab.language", stored);
  renewTabAddress("language");
};
const address = (): string => location.pathname + location.search + location.hash;

describe("tab addresses", () => {
  beforeEach(() => window.history.replaceState({ key: "1" }, "", "/docs/?q=a&language=rust#setup"));

  it("writes a choice to the same history entry, and keeps its state, query and fragment", () => {
    const { length } = history;
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
    expect(history.length).toBe(length);
    expect(history.state).toEqual({ key: "1", "tab.language": true });
  });

  it("returns a link's query, but not the reader's own choice", () => {
    expect(tabsQuery("language")).toBe("?q=a&language=rust");
    writeTabAddress("package-manager", "pnpm");
    expect(tabsQuery("package-manager")).toBe("");
    expect(tabsQuery("language")).toBe("?q=a&language=rust&package-manager=pnpm");
  });

  it("updates an earlier choice, but not a link's", () => {
    renew("python");
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    writeTabAddress("language", "rust");
    localStorage.clear();
    renewTabAddress("language");
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    renew("python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
  });

  it("works in an entry without state", () => {
    window.history.replaceState(null, "", "/docs/");
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?language=python");
  });
});
