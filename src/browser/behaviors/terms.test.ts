/** @jest-environment jsdom */
import { startTerms } from "./terms";

startTerms();

const show = (): { link: HTMLElement; term: Element } => {
  document.body.innerHTML = '<p><span class="term"><a href="#a">deal</a><span role="tooltip">…</span></span></p>';
  return { link: document.querySelector("a")!, term: document.querySelector(".term")! };
};

const click = (target: Element, pointerType: string): boolean => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  return target.dispatchEvent(event);
};

describe("startTerms", () => {
  it("follows the link on the second tap, and on the first click", () => {
    const { link } = show();
    expect([click(link, "touch"), click(link, "touch")]).toEqual([false, true]);
    click(document.body, "touch");
    expect(click(link, "touch")).toBe(false);
    expect(click(link, "mouse")).toBe(true);
  });

  it("hides a definition on Escape until the term is left", () => {
    const { link, term } = show();
    link.focus();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(term).toHaveClass("dismissed");
    link.blur();
    expect(term).not.toHaveClass("dismissed");
  });
});
