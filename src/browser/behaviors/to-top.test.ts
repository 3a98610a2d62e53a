/** @jest-environment jsdom */
import { startToTop } from "./to-top";

const scrollTo = jest.fn();

describe("startToTop", () => {
  beforeAll(() => {
    window.scrollTo = scrollTo;
    window.innerHeight = 800;
    startToTop();
  });

  it.each([
    [0, false],
    [1600, false],
    [1601, true],
    [400, false],
  ])("marks the reader at %d as far down: %s", (y, far) => {
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
    expect(document.documentElement.hasAttribute("data-far")).toBe(far);
  });

  it("goes to the top and focuses the text, only on a click on its button", () => {
    document.body.innerHTML = `<main tabindex="-1"><button>Other</button><button class="to-top"><span>Up</span></button></main>`;
    document.querySelector("button")!.click();
    expect(scrollTo).not.toHaveBeenCalled();
    document.querySelector("span")!.click();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(document.querySelector("main"));
  });
});
