/** @jest-environment jsdom */
import { ONLY_MESSAGE_KEY, opensMessage, TAB_MESSAGE_KEY } from "../../utils/browser/opens-message";
import { restorePlayground } from "./restore-playground";

const { dataset } = document.documentElement;

describe("restorePlayground", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/playground/");
    delete dataset.opens;
  });

  const says = (): boolean => {
    restorePlayground();
    return "opens" in dataset;
  };

  it("marks nothing on a first visit, or for other hashes", () => {
    expect([says(), opensMessage()]).toEqual([false, false]);
    history.replaceState(null, "", "#playground");
    expect([says(), opensMessage()]).toEqual([false, false]);
  });

  it.each<[string, () => void]>([
    ["what the tab shows", () => sessionStorage.setItem(TAB_MESSAGE_KEY, "sample:43-single.xml")],
    ["the only message that is kept", () => localStorage.setItem(ONLY_MESSAGE_KEY, "1")],
    ["a message in the address", () => history.replaceState(null, "", "#ern=s0nUtwMA")],
    ["a sample in the address", () => history.replaceState(null, "", "#sample=43-single")],
  ])("predicts %s, as the playground does", (_, prepare) => {
    prepare();
    expect([says(), opensMessage()]).toEqual([true, true]);
  });
});
