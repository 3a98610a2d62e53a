/** @jest-environment jsdom */
import { closeLikeMenu } from "./close-like-menu";

describe("a <details> that closes like a menu", () => {
  const find = jest.fn(() => document.querySelector("details"));
  let stop: () => void;

  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  beforeEach(() => {
    document.body.innerHTML = "<details open><summary tabindex=0>More</summary><a href=#>One</a></details><p>Text</p>";
    find.mockClear();
    stop = closeLikeMenu(find);
  });

  afterEach(() => stop());

  it("closes on Escape, and gets the focus", () => {
    press("Escape");
    expect(find()).toHaveProperty("open", false);
    expect(document.activeElement).toBe(document.querySelector("summary"));
  });

  it("closes on a click outside, not on one inside", () => {
    document.querySelector("a")!.click();
    expect(find()).toHaveProperty("open", true);
    document.querySelector("p")!.click();
    expect(find()).toHaveProperty("open", false);
  });

  it("isn't looked for when another key is pressed", () => {
    press("a");
    expect(find).not.toHaveBeenCalled();
  });
});
