/** @jest-environment jsdom */
import { askedTabs, renewTabAddress, tabKey, toTab, writeTabAddress } from "./tabs";

it("tabKey is the storage key of a group", () => {
  expect(tabKey("language")).toBe("tab.language");
});

describe("toTab", () => {
  const values = ["rust", "python", "typescript"];

  it("returns the first tab if nothing is in the query or stored", () => {
    expect(toTab(values, "language", "", null)).toBe("rust");
  });

  it("returns the stored tab", () => {
    expect(toTab(values, "language", "", "python")).toBe("python");
  });

  it("prefers the query's tab to the stored one", () => {
    expect(toTab(values, "language", "?language=typescript", "python")).toBe("typescript");
  });

  it("ignores values without a tab here", () => {
    expect(toTab(values, "language", "?language=cobol", "python")).toBe("python");
    expect(toTab(values, "language", "?language=cobol", "go")).toBe("rust");
  });

  it("ignores the query without a group", () => {
    expect(toTab(values, undefined, "?language=python&undefined=python", null)).toBe("rust");
  });

  it("is empty without tabs", () => {
    expect(toTab([], "language", "", "rust")).toBe("");
  });
});

const address = (): string => location.pathname + location.search + location.hash;

describe("tab addresses", () => {
  beforeEach(() => window.history.replaceState({ key: "1" }, "", "/docs/?q=a&language=rust#setup"));

  it("writes a choice to the same history entry, and keeps its state, other parameters and the fragment", () => {
    const { length } = history;
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
    expect(history.length).toBe(length);
    expect(history.state).toEqual({ key: "1", "tab.language": true });
  });

  it("returns a link's query, but not the reader's own choice", () => {
    expect(askedTabs("language")).toBe("?q=a&language=rust");
    writeTabAddress("package-manager", "pnpm");
    expect(askedTabs("package-manager")).toBe("");
    expect(askedTabs("language")).toBe("?q=a&language=rust&package-manager=pnpm");
  });

  it("updates an earlier choice, but not a link's", () => {
    renewTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    writeTabAddress("language", "rust");
    renewTabAddress("language", null);
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    renewTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
  });

  it("works in an entry without state", () => {
    window.history.replaceState(null, "", "/docs/");
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?language=python");
  });
});
