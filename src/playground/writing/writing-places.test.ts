/** @jest-environment jsdom */
import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";

import { readSample } from "../../test/ern/read-sample";
import { writingPlaces } from "../../test/ern/writing-places";
import { completeErn } from "./complete-ern";
import { findAllowed, type LastKnown } from "./last-known";
import { elementAt } from "./read-context";

const last: LastKnown = { given: () => null, names: () => [], references: () => [] };

for (const file of ["382-album.xml", "43-album.xml"]) {
  const source = readSample(file);
  const state = EditorState.create({ doc: source, extensions: EditorState.lineSeparator.of("\n") });
  const offsetOf = ({ line, column }: { line: number; column: number }): number =>
    state.doc.line(line).from + column - 1;
  const places = writingPlaces(source);

  it(`has 25 places in ${file}`, () => {
    expect(new Set(places).size).toBe(25);
  });

  it.each(places)(`offers and explains what the model says in ${file}: $kind $path`, ({ at, offered, name, facts }) => {
    const result = completeErn(last)(new CompletionContext(state, offsetOf(at), true));
    const inOrder = result?.options.toSorted(
      (one, other) => (other.boost ?? 0) - (one.boost ?? 0) || one.label.localeCompare(other.label),
    );
    expect(inOrder?.map(({ displayLabel, label }) => displayLabel ?? label)).toEqual(offered);
    const allowed = findAllowed(state.doc, null)!;
    const { type, occurrence } = allowed.facts!(elementAt(state.doc, offsetOf(name)))!;
    expect(`${[type, occurrence].filter(Boolean).join(", ")}, by ${allowed.maker}.`).toBe(facts);
  });
}
