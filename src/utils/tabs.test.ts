import { tabKey, toTab } from "./tabs";

it("tabKey is the storage key of a group", () => {
  expect(tabKey("language")).toBe("tab.language");
});

describe("toTab", () => {
  const values = ["rust", "python", "typescript"];

  it("takes the first tab when nothing is asked or stored", () => {
    expect(toTab(values, "language", "", null)).toBe("rust");
  });

  it("takes the stored tab", () => {
    expect(toTab(values, "language", "", "python")).toBe("python");
  });

  it("takes the query's tab before the stored one", () => {
    expect(toTab(values, "language", "?language=typescript", "python")).toBe("typescript");
  });

  it("passes over values that are no tab here", () => {
    expect(toTab(values, "language", "?language=cobol", "python")).toBe("python");
    expect(toTab(values, "language", "?language=cobol", "go")).toBe("rust");
  });

  it("reads no query without a group", () => {
    expect(toTab(values, undefined, "?language=python&undefined=python", null)).toBe("rust");
  });

  it("is empty without tabs", () => {
    expect(toTab([], "language", "", "rust")).toBe("");
  });
});
