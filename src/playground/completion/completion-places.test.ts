/** @jest-environment jsdom */
import { type Completion, CompletionContext } from "@codemirror/autocomplete";
import { EditorState, type Text } from "@codemirror/state";
import { EditorView, runScopeHandlers } from "@codemirror/view";
import { readSample } from "@ddex-suite/ern/test/read-sample";
import { writingPlaces } from "@ddex-suite/ern/test/writing-places";

import { prepareBrowser } from "../../test/playground/live-playground";
import { completeErn } from "./complete-ern";
import { explainErn } from "./explain-ern";
import type { KnownReferences } from "./known-references";

beforeAll(prepareBrowser);

const nothingKnown: KnownReferences = { userSchema: () => null, names: () => [], references: () => [] };

const offsetOf = (text: Text, { line, column }: { line: number; column: number }): number =>
  text.line(line).from + column - 1;

/** In the order of the editor's list. */
const inOrder = ({ boost = 0, label }: Completion, b: Completion): number =>
  (b.boost ?? 0) - boost || label.localeCompare(b.label);

describe.each(["382-album.xml", "43-album.xml"])("at 25 places of %s", (file) => {
  const source = readSample(file);
  const places = writingPlaces(source);
  const state = EditorState.create({ doc: source, extensions: EditorState.lineSeparator.of("\n") });

  it("has 25 different places", () => expect(new Set(places).size).toBe(25));

  it("offers what the model allows", () => {
    const offeredAt = (offset: number) =>
      completeErn(nothingKnown)(new CompletionContext(state, offset, true))?.options ?? [];
    const offered = places.map(({ kind, path, position: position }) => ({
      place: `${kind} ${path}`,
      offered: offeredAt(offsetOf(state.doc, position))
        .toSorted(inOrder)
        .map(({ label }) => label),
    }));
    expect(offered).toEqual(places.map(({ kind, path, offered }) => ({ place: `${kind} ${path}`, offered })));
  });

  it("explains the element with what the model knows about it", async () => {
    const announced: string[] = [];
    const view = new EditorView({
      state: EditorState.create({
        doc: source,
        extensions: [
          explainErn(nothingKnown),
          EditorView.updateListener.of(({ transactions }) =>
            transactions.forEach(({ effects }) =>
              effects.forEach((effect) => effect.is(EditorView.announce) && announced.push(effect.value)),
            ),
          ),
        ],
      }),
    });
    const press = new KeyboardEvent("keydown", { key: " ", code: "Space", ctrlKey: true, shiftKey: true });
    for (const [index, { name, facts, path }] of places.entries()) {
      view.dispatch({ selection: { anchor: offsetOf(view.state.doc, name) } });
      expect(runScopeHandlers(view, press, "editor")).toBe(true);
      await new Promise((resolve) => setTimeout(resolve));
      expect(`${path} ${announced[index]}`).toContain(facts);
    }
  });
});
