/** @jest-environment jsdom */
import { askedTabs, renewTabAddress, writeTabAddress } from "./tab-address";

const address = (): string => location.pathname + location.search + location.hash;

describe("the address of a tab", () => {
  beforeEach(() => window.history.replaceState({ key: "1" }, "", "/docs/?q=a&language=rust#setup"));

  it("writes a choice in the same entry, which keeps its state, the rest of the query and the fragment", () => {
    const { length } = history;
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
    expect(history.length).toBe(length);
    expect(history.state).toEqual({ key: "1", "tab.language": true });
  });

  it("asks for what a link says, not for what the reader has chosen", () => {
    expect(askedTabs("language")).toBe("?q=a&language=rust");
    writeTabAddress("package-manager", "pnpm");
    expect(askedTabs("package-manager")).toBe("");
    expect(askedTabs("language")).toBe("?q=a&language=rust&package-manager=pnpm");
  });

  it("renews an earlier choice, and leaves a link's as it is", () => {
    renewTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    writeTabAddress("language", "rust");
    renewTabAddress("language", null);
    expect(address()).toBe("/docs/?q=a&language=rust#setup");
    renewTabAddress("language", "python");
    expect(address()).toBe("/docs/?q=a&language=python#setup");
  });

  it("works in an entry without a state", () => {
    window.history.replaceState(null, "", "/docs/");
    writeTabAddress("language", "python");
    expect(address()).toBe("/docs/?language=python");
  });
});
