/** @jest-environment jsdom */
import { focusHashTarget, hashTarget } from "./hash-target";

beforeEach(() => {
  document.body.innerHTML = '<h2 id="setup">A</h2><h2 id="größe">B</h2><h2 id="100%">C</h2><a id="link" href="/">D</a>';
});

describe("hashTarget", () => {
  it.each([
    ["#setup", "A"],
    ["#größe", "B"],
    ["#gr%C3%B6%C3%9Fe", "B"],
    ["#100%", "C"],
    ["#100%25", "C"],
  ])("%s", (hash, text) => {
    expect(hashTarget(hash)).toHaveTextContent(text);
  });

  it.each(["", "#", "#gone", "#%E0%A4%A"])("finds nothing for %j", (hash) => {
    expect(hashTarget(hash)).toBeNull();
  });
});

describe("focusHashTarget", () => {
  it("moves the focus to a heading", () => {
    expect(focusHashTarget("#setup")).toBe(true);
    expect(document.getElementById("setup")).toHaveFocus();
    expect(document.getElementById("setup")).toHaveAttribute("tabindex", "-1");
  });

  it("keeps the tabindex of a target that has one", () => {
    const target = document.getElementById("link")!;
    target.setAttribute("tabindex", "0");
    expect(focusHashTarget("#link")).toBe(true);
    expect(target).toHaveFocus();
    expect(target).toHaveAttribute("tabindex", "0");
  });

  it("opens the tab or code that hides the target, then scrolls to it", () => {
    document.body.innerHTML = '<div hidden="until-found"><h2 id="hidden">E</h2></div>';
    const target = document.getElementById("hidden")!;
    const open = ({ target: panel }: Event): void => (panel as HTMLElement).removeAttribute("hidden");
    document.addEventListener("beforematch", open, { once: true });
    target.scrollIntoView = jest.fn(() => expect(target.closest("[hidden]")).toBeNull());
    expect(focusHashTarget("#hidden")).toBe(true);
    expect(target.scrollIntoView).toHaveBeenCalled();
    expect(target).toHaveFocus();
  });

  it("leaves the focus if there is no target", () => {
    expect(focusHashTarget("#gone")).toBe(false);
    expect(document.body).toHaveFocus();
  });
});
