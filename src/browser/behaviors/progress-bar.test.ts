/** @jest-environment jsdom */
import { endProgress, startProgress } from "./progress-bar";

const bars = (): NodeListOf<HTMLElement> => document.querySelectorAll(".progress");

describe("the progress bar", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    endProgress();
    jest.useRealTimers();
  });

  it("appears after 200 ms, not earlier, and disappears when the page has loaded", () => {
    startProgress();
    jest.advanceTimersByTime(199);
    expect(bars()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toHaveLength(1);
    expect(bars()[0]?.dataset.active).toBe("");
    expect(bars()[0]).toHaveAttribute("aria-hidden", "true");
    startProgress();
    jest.advanceTimersByTime(500);
    endProgress();
    expect(bars()).toHaveLength(0);
  });

  it("never appears if the page loads sooner", () => {
    startProgress();
    jest.advanceTimersByTime(150);
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(0);
  });

  it("restarts its wait on another route change", () => {
    startProgress();
    jest.advanceTimersByTime(150);
    startProgress();
    jest.advanceTimersByTime(150);
    expect(bars()).toHaveLength(0);
    jest.advanceTimersByTime(50);
    startProgress();
    jest.advanceTimersByTime(200);
    expect(bars()).toHaveLength(1);
  });
});
