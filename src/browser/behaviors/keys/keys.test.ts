/** @jest-environment jsdom */
import axe from "axe-core";

import { fakeDialog } from "../../../test/browser/fake-dialog";
import { singleKeysOn } from "../../../utils/browser/keys";
import { pageKeys } from "../../../utils/browser/page-keys";
import { openKeysDialog, pressKey } from "./keys";

const dialog = (): HTMLDialogElement => document.querySelector("dialog")!;
const setting = (): HTMLInputElement => dialog().querySelector("input")!;

describe("the keys dialog", () => {
  beforeAll(fakeDialog);
  beforeEach(() => {
    document.body.replaceChildren();
    delete document.documentElement.dataset.keys;
    localStorage.clear();
    openKeysDialog();
  });

  it("lists the keys, is labelled by its title, and passes axe", async () => {
    expect([...dialog().querySelectorAll("kbd")].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["←", "→", "t", "/", "?"]),
    );
    const { violations } = await axe.run(dialog(), { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)).toHaveTextContent("Keyboard shortcuts");
  });

  it("shows the page's keys first, in their own section", () => {
    expect(dialog().querySelector("h3")).toBeNull();
    dialog().close();
    pageKeys.current = { title: "In the playground", keys: [{ shown: "F8", meaning: "Next problem" }] };
    openKeysDialog();
    pageKeys.current = undefined;
    expect([...dialog().querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
      "In the playground",
      "On every page",
    ]);
    expect(dialog().querySelector("dl")).toHaveTextContent("F8Next problem");
  });

  it("turns single keys off and on, remembers it, and shows it when reopened", () => {
    expect(setting().checked).toBe(true);
    setting().click();
    expect([singleKeysOn(), localStorage.getItem("keys")]).toEqual([false, "off"]);
    dialog().close();
    openKeysDialog();
    expect(setting().checked).toBe(false);
    setting().click();
    expect([singleKeysOn(), localStorage.getItem("keys")]).toEqual([true, null]);
  });

  it("is removed when closed, also by a click outside", () => {
    dialog().querySelector("h2")!.click();
    expect(dialog().open).toBe(true);
    dialog().click();
    expect(document.querySelector("dialog")).toBeNull();
    expect(document.documentElement.dataset).not.toHaveProperty("modal");
  });
});

const clicked: string[] = [];
const focused = (): string | null | undefined => document.activeElement?.textContent;

const page = `
<nav class="toc"><a href="#a">Toc first</a><a href="#b" aria-current="location">Toc here</a></nav>
<details class="mobile-toc"><summary>On this page</summary><nav><a href="#a">Bar first</a></nav></details>
<p>Text</p><input><textarea></textarea><div contenteditable><b>Editor</b></div>
<div role="tablist"><button>Tab</button></div>
<div class="wide" style="overflow-x: auto"><code>Wide</code></div>
<nav class="pager"><a rel="prev" href="/a/">Before</a><a rel="next" href="/b/">After</a></nav>`;

/** Puts the contents next to the text, or behind their bar. */
const contents = (shown: ".toc" | ".mobile-toc"): void => {
  Element.prototype.checkVisibility = function () {
    return this.closest(shown) !== null;
  };
};

describe("pressKey", () => {
  beforeAll(fakeDialog);
  beforeEach(() => {
    clicked.length = 0;
    document.body.innerHTML = page;
    for (const link of document.querySelectorAll("a"))
      link.addEventListener("click", (event) => {
        event.preventDefault();
        clicked.push(link.textContent);
      });
    contents(".toc");
  });

  it("turns pages with the arrow keys", () => {
    pressKey("ArrowRight", document.body);
    pressKey("ArrowLeft", document.querySelector("p")!);
    expect(clicked).toEqual(["After", "Before"]);
    document.querySelector(".pager")!.remove();
    pressKey("ArrowRight", document.body);
    expect(clicked).toHaveLength(2);
  });

  it.each(["input", "textarea", "b", "[role=tablist] button"])("leaves the arrow keys to %s", (selector) => {
    pressKey("ArrowRight", document.querySelector(selector)!);
    expect(clicked).toEqual([]);
  });

  it("leaves the arrow keys only to what scrolls sideways", () => {
    const [wide, code] = [document.querySelector(".wide")!, document.querySelector("code")!];
    pressKey("ArrowRight", code);
    expect(clicked).toEqual(["After"]);
    Object.defineProperties(wide, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
    pressKey("ArrowRight", code);
    pressKey("ArrowRight", wide);
    expect(clicked).toEqual(["After"]);
  });

  it("moves the focus to the heading being read", () => {
    pressKey("t", document.body);
    expect(focused()).toBe("Toc here");
    document.querySelector("[aria-current]")!.removeAttribute("aria-current");
    pressKey("t", document.body);
    expect(focused()).toBe("Toc first");
  });

  it("opens the bar first if the contents are behind it", () => {
    contents(".mobile-toc");
    pressKey("t", document.body);
    expect(document.querySelector("details")).toHaveAttribute("open");
    expect(focused()).toBe("Bar first");
  });

  it("does nothing in fields or while a dialog is open", () => {
    for (const field of ["input", "textarea", "b"]) {
      pressKey("t", document.querySelector(field)!);
      pressKey("?", document.querySelector(field)!);
    }
    expect([focused(), document.querySelector("dialog")]).toEqual([document.body.textContent, null]);
    pressKey("?", document.body);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    for (const key of ["?", "ArrowRight", "t"]) pressKey(key, document.body);
    expect([clicked, document.querySelectorAll("dialog").length]).toEqual([[], 1]);
  });
});
