/** @jest-environment jsdom */
import { EditorView } from "@codemirror/view";

import { prepareBrowser } from "../../test/playground/live-playground";
import { drawnSelection, REST_MS } from "./drawn-selection";

describe("drawnSelection", () => {
  beforeEach(() => {
    prepareBrowser();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const isResting = ({ scrollDOM }: EditorView): boolean => scrollDOM.classList.contains("cm-resting");

  it("lets the cursor blink once it rests, until it moves again", () => {
    const view = new EditorView({ doc: "ab", extensions: drawnSelection });
    expect(isResting(view)).toBe(false);
    jest.advanceTimersByTime(REST_MS);
    expect(isResting(view)).toBe(true);

    view.dispatch({ changes: { from: 0, insert: "x" } });
    expect(isResting(view)).toBe(false);
    jest.advanceTimersByTime(REST_MS - 1);
    view.dispatch({ selection: { anchor: 1 } });
    jest.advanceTimersByTime(REST_MS - 1);
    expect(isResting(view)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isResting(view)).toBe(true);

    view.dispatch({});
    expect(isResting(view)).toBe(true);
    view.destroy();
  });

  it("stops waiting when the editor is gone", () => {
    new EditorView({ extensions: drawnSelection }).destroy();
    expect(jest.getTimerCount()).toBe(0);
  });
});
