/** @jest-environment jsdom */
import { fakeDialog } from "../../../test/browser/fake-dialog";
import { pressKey } from "./press-key";

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
