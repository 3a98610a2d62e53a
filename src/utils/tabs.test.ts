import { tabKey, toTab } from "./tabs";

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
