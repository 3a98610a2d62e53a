/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";

import { useOverlayEntry } from "./use-overlay-entry";

const show = () => renderHook(() => useOverlayEntry("drawer"));
type Shown = ReturnType<typeof show>;
const isOpen = ({ result }: Shown) => result.current[0];
const setOpen = ({ result }: Shown, open: boolean) => act(() => result.current[1](open));
const state = () => history.state as unknown;
/** Moves through the history, and waits for the browser. */
const go = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    history.go(delta);
    await arrived;
  });

describe("useOverlayEntry", () => {
  beforeEach(() => {
    // jsdom doesn't implement it.
    Object.defineProperty(history, "scrollRestoration", { value: "auto", writable: true, configurable: true });
    history.pushState({ key: "before" }, "", "/docs/intro/");
    history.pushState({ key: "page" }, "", "/docs/parser/");
  });

  it("starts closed, without a history entry", () => {
    const entries = history.length;
    expect(isOpen(show())).toBe(false);
    expect(history).toHaveLength(entries);
    expect(state()).toEqual({ key: "page" });
  });

  it("closes on Back and stays on the page", async () => {
    const overlay = show();
    setOpen(overlay, true);
    expect(isOpen(overlay)).toBe(true);
    expect(state()).toEqual({ key: "page", overlay: "drawer" });
    await go(-1);
    expect(isOpen(overlay)).toBe(false);
    expect(state()).toEqual({ key: "page" });
    expect(location.pathname).toBe("/docs/parser/");
  });

  it("leaves its entry when closed in another way, so that one Back goes to the previous page", async () => {
    const overlay = show();
    setOpen(overlay, true);
    setOpen(overlay, false);
    await waitFor(() => expect(state()).toEqual({ key: "page" }));
    await go(-1);
    expect(location.pathname).toBe("/docs/intro/");
    expect(isOpen(overlay)).toBe(false);
  });

  it("goes back once, however often it is closed", async () => {
    const overlay = show();
    setOpen(overlay, true);
    act(() => {
      overlay.result.current[1](false);
      overlay.result.current[1](false);
    });
    setOpen(overlay, false);
    await waitFor(() => expect(state()).toEqual({ key: "page" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.pathname).toBe("/docs/parser/");
  });

  it("opens again on Forward, and closes again on Back", async () => {
    const overlay = show();
    setOpen(overlay, true);
    await go(-1);
    const entries = history.length;
    await go(1);
    expect(isOpen(overlay)).toBe(true);
    expect(history).toHaveLength(entries);
    await go(-1);
    expect(isOpen(overlay)).toBe(false);
  });

  it("is open after a reload of its entry", () => {
    history.pushState({ key: "page", overlay: "drawer" }, "");
    const entries = history.length;
    expect(isOpen(show())).toBe(true);
    expect(history).toHaveLength(entries);
  });

  it("doesn't go back if another page has replaced its entry", async () => {
    const overlay = show();
    setOpen(overlay, true);
    history.replaceState({ key: "next" }, "", "/docs/builder/");
    setOpen(overlay, false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.pathname).toBe("/docs/builder/");
    await go(-1);
    expect(location.pathname).toBe("/docs/parser/");
  });

  it("lets the browser restore scroll positions only for pages", async () => {
    const overlay = show();
    const restored = () => history.scrollRestoration;
    setOpen(overlay, true);
    expect(restored()).toBe("manual");
    setOpen(overlay, false);
    await waitFor(() => expect(restored()).toBe("auto"));
    setOpen(overlay, true);
    history.replaceState({ key: "next" }, "", "/docs/builder/");
    setOpen(overlay, false);
    await waitFor(() => expect(restored()).toBe("auto"));
  });

  it("ignores entries of other overlays", () => {
    history.pushState({ overlay: "search" }, "");
    const overlay = show();
    expect(isOpen(overlay)).toBe(false);
    setOpen(overlay, false);
    expect(state()).toEqual({ overlay: "search" });
  });
});
