/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { ScrollContext } from "./router-scroll";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let allowed = true;

const pageAt = (address: string, key: string) => {
  const { pathname, hash } = new URL(address, "http://localhost");
  history.replaceState({ key }, "");
  return (
    <ScrollContext location={{ pathname, hash, key }} shouldUpdateScroll={() => allowed}>
      <h2 id="größe">Size</h2>
    </ScrollContext>
  );
};

const scrollPage = async (y: number): Promise<void> => {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  window.dispatchEvent(new Event("scroll"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe("the shim for Gatsby's scroll handler", () => {
  beforeEach(() => {
    allowed = true;
    sessionStorage.clear();
    window.scrollTo = scrollTo.mockReset();
    Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  });

  it("scrolls to the top of a new page, and restores the position of a page that was left", async () => {
    const { rerender } = render(pageAt("/a/", "1"));
    expect(scrollTo).not.toHaveBeenCalled();
    await scrollPage(700);
    rerender(pageAt("/b/", "2"));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    rerender(pageAt("/a/", "1"));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it("restores the position from which the reader went to a heading of the same page", async () => {
    const { rerender } = render(pageAt("/a/", "1"));
    await scrollPage(300);
    // The browser scrolls to the heading before the page gets the new location.
    history.pushState({ key: "2" }, "");
    await scrollPage(900);
    rerender(pageAt("/a/#größe", "2"));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    rerender(pageAt("/a/", "1"));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it("restores the position of an entry with a hash whose target the reader had left", async () => {
    const { rerender } = render(pageAt("/a/#größe", "1"));
    await scrollPage(800);
    rerender(pageAt("/a/#größe", "2"));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    rerender(pageAt("/a/#größe", "1"));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
  });

  it("restores the position of a page that is opened again", async () => {
    const { unmount } = render(pageAt("/a/", "1"));
    await scrollPage(300);
    unmount();
    await scrollPage(900);
    render(pageAt("/a/", "1"));
    expect(scrollTo.mock.calls).toEqual([[0, 300]]);
  });

  it("scrolls to a hash's target, and nowhere if there is none", () => {
    const { rerender } = render(pageAt("/a/#gr%C3%B6%C3%9Fe", "1"));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    rerender(pageAt("/a/#nowhere", "2"));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(["#%", "#50%", "#%E0%A4%A"])("ignores %s, which can't be decoded", (hash) => {
    render(pageAt(`/a/${hash}`, "1"));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("keeps the position if the site asks for it", () => {
    const { rerender } = render(pageAt("/a/", "1"));
    allowed = false;
    rerender(pageAt("/b/#größe", "2"));
    rerender(pageAt("/b/", "3"));
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("restores a position that was kept, even if the reader hasn't scrolled since", async () => {
    const { rerender } = render(pageAt("/a/", "1"));
    await scrollPage(700);
    allowed = false;
    rerender(pageAt("/a/?from=here", "2"));
    allowed = true;
    rerender(pageAt("/b/", "3"));
    rerender(pageAt("/a/?from=here", "2"));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it("works without storage", async () => {
    const refuse = (): never => {
      throw new Error("Storage is off.");
    };
    const spies = [jest.spyOn(Storage.prototype, "getItem"), jest.spyOn(Storage.prototype, "setItem")];
    for (const spy of spies) spy.mockImplementation(refuse);
    const { rerender } = render(pageAt("/a/", "1"));
    await scrollPage(500);
    rerender(pageAt("/b/", "2"));
    rerender(pageAt("/a/", "1"));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
    for (const spy of spies) spy.mockRestore();
  });
});
