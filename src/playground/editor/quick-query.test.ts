/** @jest-environment jsdom */
import {
  findNext,
  findPrevious,
  replaceAll,
  search,
  SearchQuery,
  selectMatches,
  setSearchQuery,
} from "@codemirror/search";
import { EditorState, Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { prepareBrowser } from "../../test/playground/live-playground";
import { quickSearch } from "./quick-query";
import { PIECE_LENGTH } from "./text-pieces";

jest.mock("./text-pieces", () => ({ PIECE_LENGTH: 4096 }));

const filler = "<Deal>Ünbound</Deal>\n".repeat(Math.ceil(PIECE_LENGTH / 20));
// The first "Paper Boats" begins in one piece and ends in the next; é is one character, or two.
const near = `${filler.slice(0, PIECE_LENGTH - 3)}Paper Boats\n${filler}Caf\u00E9 PAPER boats\n${filler}Cafe\u0301 paperboats\n`;

const viewOf = (doc: string, isQuick: boolean): EditorView =>
  new EditorView({
    state: EditorState.create({ doc, extensions: [search(), ...(isQuick ? [quickSearch] : [])] }),
  });

type Config = ConstructorParameters<typeof SearchQuery>[0];

/** Where the selection goes with these commands, from the middle of the text. */
const walk = (view: EditorView, config: Config, commands: readonly (typeof findNext)[]) => {
  view.dispatch({ selection: { anchor: PIECE_LENGTH }, effects: setSearchQuery.of(new SearchQuery(config)) });
  return commands.map((command) => {
    const isFound = command(view);
    const { from, to } = view.state.selection.main;
    return isFound && view.state.sliceDoc(from, to) + from;
  });
};

const commands = [findNext, findNext, findNext, findNext, findPrevious, findPrevious, findPrevious, findPrevious];

beforeEach(prepareBrowser);

const queries: Config[] = [
  { search: "paper boats" },
  { search: "paper boats", caseSensitive: true },
  { search: "Paper Boats", caseSensitive: true },
  { search: "café" },
  { search: "boats", wholeWord: true },
  { search: "boats\\n" },
  { search: "boats\\n", literal: true },
  { search: "paper ?boats$", regexp: true },
  { search: "aa" },
  { search: "nowhere" },
];

it.each(queries)("finds what CodeMirror finds for %j, in both directions", (config) => {
  const found = walk(viewOf(near, true), config, commands);
  expect(found).toEqual(walk(viewOf(near, false), config, commands));
});

it.each(queries)("selects and replaces what CodeMirror does for %j", (config) => {
  const [quick, slow] = [true, false].map((isQuick) => {
    const view = viewOf(`aaa${near}${"a".repeat(PIECE_LENGTH)}`, isQuick);
    walk(view, { ...config, replace: "here" }, [selectMatches]);
    const selected = view.state.selection.ranges.map(({ from, to }) => [from, to]);
    replaceAll(view);
    return { selected, text: view.state.doc.toString() };
  });
  expect(quick).toEqual(slow);
});

it("compares no characters in pieces without a match", () => {
  const cursors = jest.spyOn(Text.prototype, "iterRange");
  const countCursors = (isQuick: boolean): number => {
    const view = viewOf(filler.repeat(100), isQuick);
    cursors.mockClear();
    expect(walk(view, { search: "nowhere" }, [findNext, findPrevious, replaceAll])).toEqual([false, false, false]);
    return cursors.mock.calls.length;
  };
  expect(countCursors(false)).toBeGreaterThan(0);
  expect(countCursors(true)).toBe(0);
  cursors.mockRestore();
});
