/** @jest-environment jsdom */
import { toHtml } from "hast-util-to-html";

import { symbolFilterForm, symbolListNode } from "../../mdx/shortcodes/toolkit/symbol-list";
import { fakeToolkit } from "../../test/content/fake-toolkit";
import { filterSymbols } from "./filter-symbols";

let leave: AbortController;

const start = (search = "", chosenBefore: Record<string, string> = {}): void => {
  history.replaceState(null, "", `/docs/api/${search}`);
  document.body.innerHTML = `<h3>TypeScript</h3>${toHtml([symbolFilterForm(3), symbolListNode(fakeToolkit.symbols, "/docs/api/")])}`;
  document.querySelector(".symbols")?.before(document.querySelector("h3")!);
  for (const [name, value] of Object.entries(chosenBefore)) field(name).value = value;
  leave = new AbortController();
  filterSymbols(document.body, leave.signal);
};

const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`)!;
const choose = (name: string, value: string): void => {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
};
const shown = (): (string | null | undefined)[] =>
  [...document.querySelectorAll(".symbols > li:not([hidden])")].map((entry) => entry.querySelector("a")?.textContent);
const output = (): string | null | undefined => document.querySelector("output")?.textContent;

describe("filterSymbols", () => {
  afterEach(() => leave.abort());

  it("shows all symbols and their number until a filter is set", () => {
    start();
    expect(shown()).toEqual(["class DdexBuilder", "build(data?: any): Promise<string>", "reset(): void"]);
    expect(output()).toBe("3 symbols");
  });

  it.each([
    ["q", "writes xml", "build(data?: any): Promise<string>"],
    ["q", "DdexBuilder.reset", "reset(): void"],
    ["status", "partial", "class DdexBuilder"],
    ["kind", "class", "class DdexBuilder"],
    ["known", "read", "reset(): void"],
  ])("filters by %s %j and updates the address", (name, value, signature) => {
    start();
    choose(name, value);
    expect(shown()).toEqual([signature]);
    expect(output()).toBe("1 of 3 symbols");
    expect(new URLSearchParams(location.search).get(name)).toBe(value);
  });

  it("doesn't search a symbol's evidence or status as text", () => {
    start();
    choose("q", "observed");
    expect(output()).toBe("0 of 3 symbols");
    choose("q", "partial");
    expect(output()).toBe("0 of 3 symbols");
  });

  it("reveals fields that don't fit once its code is there, and counts those filled in", () => {
    document.body.innerHTML = toHtml(symbolFilterForm(3));
    expect(document.querySelector("button[aria-expanded]")).toBeDisabled();
    start();
    const toggle = document.querySelector<HTMLElement>("button[aria-expanded]")!;
    expect([toggle.textContent, toggle.ariaExpanded ?? toggle.getAttribute("aria-expanded")]).toEqual([
      "Filters",
      "false",
    ]);
    toggle.click();
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    toggle.click();
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    choose("status", "works");
    choose("kind", "method");
    choose("q", "build");
    expect(toggle.textContent).toBe("Filters (2)");
  });

  it.each([
    ["when it begins", "?q=xml#ddex-builder.typescript.DdexBuilder.reset", ""],
    ["when another page, or the search, leads to it", "?q=xml", "#ddex-builder.typescript.DdexBuilder.reset"],
  ])("removes filters that hide the symbol of the address %s", async (_name, address, hash) => {
    jest.useFakeTimers();
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.id);
    };
    start(address);
    if (hash) {
      expect(shown()).toHaveLength(1);
      history.replaceState(null, "", `/docs/api/${hash}`);
      document.dispatchEvent(new Event("page-shown"));
    }
    jest.runAllTimers();
    jest.useRealTimers();
    expect(shown()).toHaveLength(3);
    expect(scrolledTo).toContain("ddex-builder.typescript.DdexBuilder.reset");
    expect(location.hash).toBe("#ddex-builder.typescript.DdexBuilder.reset");
    expect(location.search).toBe("");
  });

  it("restores the filter when the address changes back", () => {
    start("?q=xml");
    history.replaceState(null, "", "/docs/api/#ddex-builder.typescript.DdexBuilder.reset");
    document.dispatchEvent(new Event("page-shown"));
    expect(field("q").value).toBe("");
    expect(shown()).toHaveLength(3);
    history.replaceState(null, "", "/docs/api/?q=xml&status=banana");
    document.dispatchEvent(new Event("page-shown"));
    expect([field("q").value, field("status").value]).toEqual(["xml", ""]);
    expect(shown()).toEqual(["build(data?: any): Promise<string>"]);
  });

  it("hides a list without matches and its heading, and shows them again", () => {
    start();
    choose("package", "ddex-core");
    expect(document.querySelector("h3")?.hidden).toBe(true);
    choose("package", "");
    expect(document.querySelector("h3")?.hidden).toBe(false);
    expect(location.search).toBe("");
  });

  it("starts with the address's filter, and ignores unknown values", () => {
    start("?q=reset&status=banana");
    expect(shown()).toEqual(["reset(): void"]);
    expect(field("q").value).toBe("reset");
    expect(field("status").value).toBe("");
  });

  it("keeps what the reader chose before it started", () => {
    start("?status=works&kind=class", { status: "partial" });
    expect(shown()).toEqual(["class DdexBuilder"]);
    expect(field("status").value).toBe("partial");
    expect(location.search).toBe("?status=partial&kind=class");
  });

  it("stops when you leave the page", () => {
    start();
    leave.abort();
    choose("q", "reset");
    expect(shown()).toHaveLength(3);
  });
});
