/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import { TAB_CHANGE } from "../../utils/tabs";
import { activeHeading, useActiveHeading } from "./use-active-heading";

const VIEWPORT = 800;
const box = (id: string, top: number) => ({ id, top, bottom: top + 30 });
const active = (...tops: [string, number][]): string | undefined =>
  activeHeading(
    tops.map(([id, top]) => box(id, top)),
    VIEWPORT,
  );

describe("activeHeading", () => {
  it("is the first visible heading if all of it is in the upper half", () => {
    expect(active(["a", -500], ["b", 100], ["c", 300])).toBe("b");
    expect(active(["a", 20], ["b", 700])).toBe("a");
    expect(active(["a", -10], ["b", 369])).toBe("b");
    expect(active(["a", -10], ["b", 371])).toBe("a");
  });

  it("is the previous heading if the first visible one is low, and the last if all are above", () => {
    expect(active(["a", -500], ["b", 500])).toBe("a");
    expect(active(["a", -500], ["b", 900])).toBe("a");
    expect(active(["a", -900], ["b", -100])).toBe("b");
  });

  it("is undefined above the first heading, and on a page without headings", () => {
    expect(active(["a", 500], ["b", 900])).toBeUndefined();
    expect(active()).toBeUndefined();
  });
});

const ids = ["a", "b", "c"];
const place = (tops: Record<string, number>): void => {
  document.body.innerHTML = Object.keys(tops)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join("");
  for (const [id, top] of Object.entries(tops))
    document.getElementById(id)!.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
};
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

describe("useActiveHeading", () => {
  const always = (): boolean => true;
  beforeAll(() => {
    Element.prototype.checkVisibility = always;
  });

  it("follows scrolling and resizing", async () => {
    place({ a: 100, b: 700, c: 900 });
    const { result } = renderHook(() => useActiveHeading(ids, always));
    expect(result.current).toBeUndefined();
    await nextFrame();
    expect(result.current).toBe("a");
    place({ a: -700, b: 50, c: 250 });
    window.dispatchEvent(new Event("scroll"));
    await nextFrame();
    expect(result.current).toBe("b");
    place({ a: -900, b: -200, c: -50 });
    window.dispatchEvent(new Event("resize"));
    await nextFrame();
    expect(result.current).toBe("c");
  });

  it("measures once per frame, however many scroll events there are", async () => {
    place({ a: 100 });
    renderHook(() => useActiveHeading(ids, always));
    await nextFrame();
    const measure = jest.spyOn(document.getElementById("a")!, "getBoundingClientRect");
    for (let i = 0; i < 5; i++) window.dispatchEvent(new Event("scroll"));
    await nextFrame();
    expect(measure).toHaveBeenCalledTimes(1);
  });

  it("skips ids that aren't on the page", async () => {
    place({ c: 100 });
    const { result } = renderHook(() => useActiveHeading(ids, always));
    await nextFrame();
    expect(result.current).toBe("c");
  });

  it("skips headings that are hidden, as in an unselected tab", async () => {
    place({ a: -300, b: 100, c: 120 });
    document.getElementById("b")!.checkVisibility = () => false;
    const { result } = renderHook(() => useActiveHeading(ids, always));
    await nextFrame();
    expect(result.current).toBe("c");
  });

  it("follows the choice of a tab, which hides headings and shows others", async () => {
    place({ a: -300, b: 100, c: 120 });
    const { result } = renderHook(() => useActiveHeading(ids, always));
    await nextFrame();
    expect(result.current).toBe("b");
    document.getElementById("b")!.checkVisibility = () => false;
    window.dispatchEvent(new Event(TAB_CHANGE));
    await nextFrame();
    expect(result.current).toBe("c");
  });

  it("measures nothing if nothing shows it", async () => {
    place({ a: 100 });
    const measure = jest.spyOn(document.getElementById("a")!, "getBoundingClientRect");
    let shown = false;
    const isShown = (): boolean => shown;
    const { result } = renderHook(() => useActiveHeading(ids, isShown));
    await nextFrame();
    expect(measure).not.toHaveBeenCalled();
    shown = true;
    window.dispatchEvent(new Event("resize"));
    await nextFrame();
    expect(result.current).toBe("a");
  });
});
