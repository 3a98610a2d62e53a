/** @jest-environment node */
import { deferUntilFirstPage, QUIET_MS, runWhenIdle } from "./defer-until-first-page";

const { compiled, asked } = QUIET_MS;

const later = () => {
  const signals: (() => void)[] = [];
  const work = jest.fn(() => Promise.resolve());
  deferUntilFirstPage(work);
  runWhenIdle({ onPageData: (ask) => (signals[0] = ask), onCompiled: (compile) => (signals[1] = compile) });
  const [ask, compile] = signals as [() => void, () => void];
  return { work, ask, compile };
};

describe("what waits for the first page", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("is done once, when webpack has compiled and nothing is asked for", () => {
    const { work, compile } = later();
    jest.advanceTimersByTime(10 * asked);
    expect(work).not.toHaveBeenCalled();
    for (let times = 0; times < 3; times += 1) {
      compile();
      jest.advanceTimersByTime(compiled);
    }
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("waits for the template of a page that is asked for, or longer if it's already compiled", () => {
    const slow = later();
    slow.compile();
    slow.ask();
    jest.advanceTimersByTime(asked - 1);
    slow.compile();
    jest.advanceTimersByTime(compiled - 1);
    expect(slow.work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(slow.work).toHaveBeenCalledTimes(1);
    const quick = later();
    quick.compile();
    quick.ask();
    jest.advanceTimersByTime(asked - 1);
    expect(quick.work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(quick.work).toHaveBeenCalledTimes(1);
  });
});
