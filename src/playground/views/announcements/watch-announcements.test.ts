import type { Verdict } from "@ddex-suite/ern/validate";

import { fakeVerdict } from "../../../test/playground/fake-verdict";
import { initialState } from "../../session/state/playground-state";
import { createStore } from "../../session/state/playground-state";
import type { Analysis } from "../../workers/structure/analysis";
import { watchAnnouncements } from "./watch-announcements";

describe("watchAnnouncements", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const analysis = (revision: number, ...severities: string[]) =>
    ({ revision, wellFormed: true, diagnostics: severities.map((severity) => ({ severity })) }) as Analysis;
  const verdict = (part: Partial<Verdict>): Verdict => fakeVerdict({ name: "a.xsd", ...part });

  const watched = () => {
    const store = createStore({ ...initialState, length: 10 });
    const announced: string[] = [];
    watchAnnouncements(store, (text) => announced.push(text));
    const type = (revision: number, ...severities: string[]): void => {
      store.set({ revision });
      store.set({ analysis: analysis(revision, ...severities) });
    };
    const rest = (ms = 1000): void => void jest.advanceTimersByTime(ms);
    return { store, announced: announced, type, rest };
  };

  it("announces problems when typing pauses, and only new ones", () => {
    const { announced: announced, type, rest } = watched();
    type(1, "error", "error", "warning");
    rest(900);
    type(2, "error", "error", "warning");
    rest(900);
    expect(announced).toEqual([]);
    rest(100);
    expect(announced).toEqual(["2 errors, 1 warning."]);
    type(3, "error", "error", "warning");
    rest();
    expect(announced).toHaveLength(1);
    type(4);
    rest();
    expect(announced.at(-1)).toBe("No problems found by the built-in checks.");
  });

  it("waits for the reading and for the schema", () => {
    const { store, announced: announced, rest } = watched();
    store.set({ revision: 1 });
    rest(5000);
    store.set({ analysis: analysis(1), validating: "running" });
    rest(5000);
    expect(announced).toEqual([]);
    store.set({ verdicts: [verdict({})], validating: null });
    rest();
    store.set({ verdicts: [verdict({ state: "diagnostics", count: 1200 })] });
    rest();
    expect(announced).toEqual(["Valid against a.xsd 4.3.", "1,200 errors."]);
  });

  it("announces how many are left after each fix", () => {
    const { store, announced: announced, type, rest } = watched();
    type(1, "error", "error");
    rest();
    store.set({ fixCount: 1 });
    type(2, "error");
    rest();
    store.set({ fixCount: 2 });
    type(3, "error");
    rest();
    store.set({ fixCount: 3 });
    type(4);
    rest();
    expect(announced.slice(1)).toEqual([
      "Fixed. 1 error left.",
      "Fixed. 1 error left.",
      "Fixed. No problems found by the built-in checks.",
    ]);
  });

  it("announces the results of actions, and the same problems of another message", () => {
    const { store, announced: announced, type, rest } = watched();
    type(1);
    rest();
    store.set({ announcement: "3 of 812 match" });
    rest();
    store.set({ opened: { ...store.get().opened } });
    type(2);
    rest();
    expect(announced).toEqual([
      "No problems found by the built-in checks.",
      "3 of 812 match",
      "No problems found by the built-in checks.",
    ]);
  });
});
