import { navbarHidden } from "./navbar-visibility";

const state = { navbarHeight: 60, viewportHeight: 800, documentHeight: 3000 };
const hidden = (lastY: number, y: number): boolean | undefined => navbarHidden({ ...state, lastY, y });

describe("navbarHidden", () => {
  it("shows the navbar at the top of the page and above it", () => {
    expect(hidden(0, 59)).toBe(false);
    expect(hidden(40, 59)).toBe(false);
    expect(hidden(10, -20)).toBe(false);
  });

  it("hides it when scrolling down", () => {
    expect(hidden(100, 101)).toBe(true);
    expect(hidden(30, 60)).toBe(true);
    expect(hidden(100, 100)).toBe(true);
  });

  it("shows it when scrolling up", () => {
    expect(hidden(500, 499)).toBe(false);
  });

  it("doesn't treat a jump from the very top as scrolling down", () => {
    expect(hidden(0, 500)).toBe(false);
  });

  it("doesn't change it at the bottom of the page", () => {
    expect(hidden(2200, 2150)).toBeUndefined();
    expect(hidden(2200, 2140)).toBeUndefined();
    expect(hidden(2200, 2139)).toBe(false);
    expect(hidden(2190, 2200)).toBe(true);
  });
});
