/** @jest-environment jsdom */
import { navbarHidden, startToTop } from "./scrolling";

const hidden = (from: number, to: number): boolean | undefined => navbarHidden(from, to, 800, 3000);

describe("navbarHidden", () => {
  it("shows the navbar at the top of the page and above it, and after a jump from there", () => {
    expect(hidden(0, 59)).toBe(false);
    expect(hidden(40, 59)).toBe(false);
    expect(hidden(10, -20)).toBe(false);
    expect(hidden(0, 500)).toBe(false);
  });

  it("hides it when scrolling down, and shows it when scrolling up", () => {
    expect(hidden(100, 101)).toBe(true);
    expect(hidden(30, 60)).toBe(true);
    expect(hidden(100, 100)).toBe(true);
    expect(hidden(500, 499)).toBe(false);
  });

  it("doesn't change it at the bottom of the page", () => {
    expect(hidden(2200, 2150)).toBeUndefined();
    expect(hidden(2200, 2140)).toBeUndefined();
    expect(hidden(2200, 2139)).toBe(false);
    expect(hidden(2190, 2200)).toBe(true);
  });
});

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
