/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";

import { fakeLoader } from "../../test/browser/fake-loader";
import { useIdlePrefetch } from "./use-idle-prefetch";

let hovering: jest.Mock;
type Idle = Partial<Pick<Window, "requestIdleCallback" | "cancelIdleCallback">>;
const idle = window as Idle;

describe("useIdlePrefetch", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    delete idle.requestIdleCallback;
    delete idle.cancelIdleCallback;
    ({ hovering } = fakeLoader());
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("loads the page after three seconds, once the browser is idle", () => {
    let run: () => void = () => undefined;
    idle.requestIdleCallback = jest.fn((callback) => {
      run = () => callback({ didTimeout: false, timeRemaining: () => 1 });
      return 7;
    });
    idle.cancelIdleCallback = jest.fn();
    const { unmount } = renderHook(() => useIdlePrefetch("/docs/parser/"));
    jest.advanceTimersByTime(2999);
    expect(idle.requestIdleCallback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(hovering).not.toHaveBeenCalled();
    run();
    expect(hovering.mock.calls).toEqual([["/docs/parser/"]]);
    unmount();
    expect(idle.cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it("waits three seconds per page if the browser can't report idleness", () => {
    const { rerender } = renderHook(({ path }) => useIdlePrefetch(path), { initialProps: { path: "/a/" } });
    jest.advanceTimersByTime(2999);
    rerender({ path: "/b/" });
    jest.advanceTimersByTime(2999);
    expect(hovering).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(hovering.mock.calls).toEqual([["/b/"]]);
  });

  it("waits until the link to the next page is near", () => {
    document.body.innerHTML = '<a rel="next" href="/b/">B</a>';
    let see: (isIntersecting: boolean) => void = () => undefined;
    const disconnect = jest.fn();
    Object.assign(window, {
      IntersectionObserver: jest.fn((callback: (entries: object[]) => void) => {
        see = (isIntersecting) => callback([{ isIntersecting }]);
        return { observe: jest.fn(), disconnect };
      }),
    });
    const { unmount } = renderHook(() => useIdlePrefetch("/b/"));
    jest.advanceTimersByTime(3000);
    see(false);
    expect(hovering).not.toHaveBeenCalled();
    see(true);
    expect(hovering.mock.calls).toEqual([["/b/"]]);
    unmount();
    expect(disconnect).toHaveBeenCalled();
    delete (window as Partial<typeof globalThis>).IntersectionObserver;
    document.body.innerHTML = "";
  });

  it("does nothing on the last page", () => {
    renderHook(() => useIdlePrefetch(undefined));
    jest.advanceTimersByTime(10_000);
    expect(hovering).not.toHaveBeenCalled();
  });
});
