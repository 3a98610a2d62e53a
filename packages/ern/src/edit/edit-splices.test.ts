import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { listReferences } from "../model/references";
import { diffLines } from "../text/diff-lines";
import { listLineStarts, toPosition } from "../text/positions";
import type { ErnDocument, ErnEdit } from "../types";
import { childElements, isElement, nameOf, rangeOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { addElement, removeElement } from "./element-edits";
import { setText } from "./node-edits";
import { renameReference } from "./rename-reference";

const elementsOf = (document: ErnDocument): number[] =>
  Array.from({ length: document.nodes.count }, (_, node) => node).filter((node) => isElement(document, node));

/** Expects the edited source to differ from the old one only in its splices, and the line diff to show only lines they touch. */
const expectSplicesOnly = (source: string, { splices, source: edited }: ErnEdit): void => {
  let [offset, out] = [0, 0];
  const starts = listLineStarts(source);
  let touched = 0;
  for (const { from, to, insert } of splices) {
    const kept = source.slice(offset, from);
    expect(edited.slice(out, out + kept.length + insert.length)).toBe(kept + insert);
    out += kept.length + insert.length;
    offset = to;
    // A carriage return before a splice may become half of a line end, or a whole one.
    touched += toPosition(starts, to).line - toPosition(starts, from).line + 2;
  }
  expect(edited.slice(out)).toBe(source.slice(offset));
  const removed = diffLines(source, edited).filter(({ kind }) => kind === "removed");
  expect(removed.reduce((sum, { lines }) => sum + lines.length, 0)).toBeLessThanOrEqual(touched);
  if (splices.length === 0) expect(edited).toBe(source);
};

describe("edits", () => {
  it("add and remove an element with one splice, whatever the document", () => {
    fc.assert(
      fc.property(arbitraryXml, fc.nat(), (source, where) => {
        const document = parseErn(source);
        const elements = elementsOf(document);
        const parent = elements[where % elements.length]!;
        const added = addElement(document, parent, { name: "Added", text: "a < b" });
        expect(added.splices).toHaveLength(1);
        expectSplicesOnly(source, added);
        const edited = parseErn(added.source);
        expect(edited.nodes.count).toBe(document.nodes.count + 1);
        const node = childElements(edited, parent).find((child) => /(^|:)Added$/.test(nameOf(edited, child)))!;
        const removed = removeElement(edited, node);
        expect(removed.splices).toHaveLength(1);
        expectSplicesOnly(added.source, removed);
        expect(parseErn(removed.source).nodes.count).toBe(document.nodes.count);
      }),
      { numRuns: countInTier(100, 2000) },
    );
  });

  it("change a value of a message so that the diff is only its line", () => {
    const source = readSample("43-album.xml");
    const document = parseErn(source);
    const leaves = elementsOf(document).filter((node) => childElements(document, node).length === 0);
    fc.assert(
      fc.property(fc.constantFrom(...leaves), (node) => {
        const edit = setText(document, node, "Changed & kept");
        expectSplicesOnly(source, edit);
        const { from, to } = edit.splices[0]!;
        expect(rangeOf(document, node)).toEqual({ from: expect.any(Number), to: expect.any(Number) });
        expect(from >= rangeOf(document, node).from && to <= rangeOf(document, node).to).toBe(true);
        const changes = diffLines(source, edit.source).filter(({ kind }) => kind !== "same");
        expect(changes.map(({ kind, lines }) => `${lines.length} ${kind}`)).toEqual(["1 removed", "1 added"]);
        expect(changes[0]!.before).toBe(toPosition(document.lineStarts, from).line);
      }),
    );
  });

  it("rename a reference with one splice for each occurrence", () => {
    const document = parseErn(readSample("43-album.xml"));
    const references = listReferences(document);
    fc.assert(
      fc.property(fc.constantFrom(...references), fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), (reference, name) => {
        const { kind, value } = reference;
        const to = `${value[0]}x${name}`;
        fc.pre(!references.some((candidate) => candidate.value === to));
        const edit = renameReference(document, { kind, from: value, to });
        const places = references.filter((candidate) => candidate.kind === kind && candidate.value === value);
        expect(edit.splices).toEqual(places.map((place) => ({ from: place.from, to: place.to, insert: to })));
        expectSplicesOnly(document.source, edit);
      }),
    );
  });
});
