/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";

import { fakeLoader } from "../test/fake-loader";
import { useIdlePrefetch } from "./use-idle-prefetch";

let enqueue: jest.Mock;
type Idle = Partial<Pick<Window, "requestIdleCallback" | "cancelIdleCallback">>;
const idle = window as Idle;

beforeEach(() => {
  ({ enqueue } = fakeLoader());
});
afterEach(() => {
  delete idle.requestIdleCallback;
  delete idle.cancelIdleCallback;
});

it("fetches the page once the browser is idle", () => {
  let run: () => void = () => undefined;
  idle.requestIdleCallback = (callback) => {
    run = () => callback({ didTimeout: false, timeRemaining: () => 1 });
    return 7;
  };
  idle.cancelIdleCallback = jest.fn();
  const { unmount } = renderHook(() => useIdlePrefetch("/docs/parser/"));
  expect(enqueue).not.toHaveBeenCalled();
  run();
  expect(enqueue.mock.calls).toEqual([["/docs/parser/"]]);
  unmount();
  expect(idle.cancelIdleCallback).toHaveBeenCalledWith(7);
});

it("waits two seconds where the browser does not tell", () => {
  jest.useFakeTimers();
  const { rerender } = renderHook(({ path }) => useIdlePrefetch(path), { initialProps: { path: "/a/" } });
  jest.advanceTimersByTime(1999);
  rerender({ path: "/b/" });
  jest.advanceTimersByTime(1999);
  expect(enqueue).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(enqueue.mock.calls).toEqual([["/b/"]]);
  jest.useRealTimers();
});

it("does nothing on the last page", () => {
  idle.requestIdleCallback = jest.fn();
  renderHook(() => useIdlePrefetch(undefined));
  expect(idle.requestIdleCallback).not.toHaveBeenCalled();
});
