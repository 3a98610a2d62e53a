/** @jest-environment jsdom */
import { restoreTabs } from "./restore-tabs";

const group = (values: readonly string[], groupId?: string): HTMLElement => {
  const tabs = document.createElement("div");
  if (groupId) tabs.dataset.group = groupId;
  const buttons = values.map(
    (value, index) => `<button role="tab" data-value="${value}" aria-selected="${index === 0}"></button>`,
  );
  const panels = values.map(
    (value, index) => `<div role="tabpanel" data-value="${value}"${index ? " hidden" : ""}></div>`,
  );
  tabs.innerHTML = `<div role="tablist">${buttons.join("")}</div>${panels.join("")}`;
  return tabs;
};

/** Runs the script inside a group; returns the selected tabs and the visible panels. */
const restore = (tabs: HTMLElement): { selected: unknown[]; shown: unknown[] } => {
  document.body.append(tabs);
  restoreTabs(tabs.appendChild(document.createElement("script")));
  const values = (selector: string) =>
    [...tabs.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.value);
  return {
    selected: values(":scope > [role=tablist] > [aria-selected=true]"),
    shown: values(":scope > [role=tabpanel]:not([hidden])"),
  };
};
const only = (value: string) => ({ selected: [value], shown: [value] });
const ask = (search: string): void => window.history.replaceState(null, "", `/${search}`);

describe("restoreTabs", () => {
  beforeEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
    ask("");
  });
  afterEach(() => jest.restoreAllMocks());

  const languages = ["rust", "python", "c++"];

  it("shows the stored tab, or the first if nothing is in the query or stored", () => {
    expect(restore(group(languages, "language"))).toEqual(only("rust"));
    localStorage.setItem("tab.language", "python");
    expect(restore(group(languages, "language"))).toEqual(only("python"));
  });

  it("prefers the query's tab to the stored one, but not one from an earlier choice", () => {
    localStorage.setItem("tab.language", "python");
    ask("?language=c%2B%2B");
    expect(restore(group(languages, "language"))).toEqual(only("c++"));
    localStorage.setItem("tab.language", "python");
    window.history.replaceState({ "tab.language": true }, "", "/?language=rust");
    expect(restore(group(languages, "language"))).toEqual(only("python"));
  });

  it("ignores values without a tab here, and handles one with quotes", () => {
    ask("?language=cobol");
    localStorage.setItem("tab.language", "python");
    expect(restore(group(languages, "language"))).toEqual(only("python"));
    localStorage.setItem("tab.language", "go");
    expect(restore(group(languages, "language"))).toEqual(only("rust"));
    ask(`?language=${encodeURIComponent('"],*')}`);
    expect(restore(group(languages, "language"))).toEqual(only("rust"));
  });

  it("ignores tabs without a group, and other groups", () => {
    localStorage.setItem("tab.language", "python");
    localStorage.setItem("tab.undefined", "python");
    expect(restore(group(languages))).toEqual(only("rust"));
    expect(restore(group(languages, "other"))).toEqual(only("rust"));
  });

  it("ignores the tabs inside its panels", () => {
    localStorage.setItem("tab.language", "python");
    const outer = group(languages, "language");
    const inner = group(["python", "rust"]);
    outer.querySelectorAll("[role=tabpanel]")[1]?.append(inner);
    expect(restore(outer)).toEqual(only("python"));
    expect(inner.querySelector("[aria-selected=true]")).toHaveAttribute("data-value", "python");
  });

  it("ignores a value that only inner tabs have", () => {
    localStorage.setItem("tab.language", "npm");
    const outer = group(languages, "language");
    outer.querySelector("[role=tabpanel]")?.append(group(["npm", "yarn"]));
    expect(restore(outer)).toEqual(only("rust"));
  });

  it("keeps the first tab without storage", () => {
    const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(restore(group(languages, "language"))).toEqual(only("rust"));
    expect(getItem).toHaveBeenCalled();
  });
});
