import { EditorState } from "@codemirror/state";

import { keepLineEnds } from "./keep-line-ends";

const stateOf = (doc: string): EditorState =>
  EditorState.create({ doc, extensions: [EditorState.lineSeparator.of("\n"), keepLineEnds] });

/** Makes a change as the user, and returns the text with the cursor as "|". */
const change = (doc: string, from: number, to: number, insert: string, userEvent = "input.type"): string => {
  const start = stateOf(doc).update({ selection: { anchor: to } }).state;
  const { state } = start.update({ changes: { from, to, insert }, userEvent });
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
};

describe("keepLineEnds", () => {
  it.each([
    ["at a line's end", [3, 3, "x"], "abx\r|\ncd\r\n"],
    ["before the carriage return", [2, 2, "x"], "ab|x\r\ncd\r\n"],
    ["a new line at a line's end", [3, 3, "\n"], "ab\r\n\r|\ncd\r\n"],
    ["a new line within a line", [1, 1, "\n"], "a\r\n|b\r\ncd\r\n"],
    ["several lines", [4, 4, "x\ny\r\n"], "ab\r\nx\r\ny\r\n|cd\r\n"],
    ["over a selection up to the carriage return", [1, 3, "x"], "ax\r|\ncd\r\n"],
  ] as const)("types %s", (_what, [from, to, insert], expected) => {
    expect(change("ab\r\ncd\r\n", from, to, insert)).toBe(expected);
  });

  it.each([
    ["Backspace at a line's start", [3, 4], "ab|cd\r\n"],
    ["Delete before a line end", [2, 3], "ab|cd\r\n"],
    ["a whole line", [0, 4], "|cd\r\n"],
    ["a letter", [0, 1], "|b\r\ncd\r\n"],
  ] as const)("deletes with %s", (_what, [from, to], expected) => {
    expect(change("ab\r\ncd\r\n", from, to, "", "delete")).toBe(expected);
  });

  it("ignores messages with other line ends, and changes that nobody typed", () => {
    expect(change("ab\ncd\n", 2, 2, "\n").replace("|", "")).toBe("ab\n\ncd\n");
    expect(change("ab\r\ncd", 3, 3, "x", "form").replace("|", "")).toBe("ab\rx\ncd");
  });
});
