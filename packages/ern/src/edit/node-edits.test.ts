import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { countInTier } from "../../test/tier";
import { ErnError } from "../ern-error";
import type { ErnDocument, ErnEdit } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, isElement, textOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { findNode, pathOf } from "../xml/paths";
import { setAttribute, setText } from "./node-edits";

const elementsOf = (document: ErnDocument): number[] =>
  Array.from({ length: document.nodes.count }, (_, node) => node).filter((node) => isElement(document, node));

/** Undoes an edit by its splices alone, which must give back the old source. */
const undo = (source: string, { splices, source: edited }: ErnEdit): string => {
  let shift = 0;
  let restored = edited;
  for (const { from, to, insert } of splices) {
    restored = restored.slice(0, from) + source.slice(from, to) + restored.slice(from + insert.length);
    shift += insert.length - (to - from);
  }
  expect(edited.length).toBe(source.length + shift);
  return restored;
};

const legal = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .filter((text) => /^\P{Cc}+$/u.test(text) && text.trim() !== "");

describe("setText", () => {
  it("changes one element's text and nothing else", () => {
    fc.assert(
      fc.property(arbitraryXml, fc.nat(), legal, (source, where, value) => {
        const document = parseErn(source);
        const leaves = elementsOf(document).filter((node) => childElements(document, node).length === 0);
        const node = leaves[where % leaves.length]!;
        const edit = setText(document, node, value);
        expect(undo(source, edit)).toBe(source);
        const edited = parseErn(edit.source);
        const texts = elementsOf(document).map((element) => textOf(document, element).trim());
        texts[elementsOf(document).indexOf(node)] = value.trim();
        expect(elementsOf(edited).map((element) => textOf(edited, element).trim())).toEqual(texts);
      }),
      { numRuns: countInTier(100, 2000) },
    );
  });

  it("keeps white space and comments, and opens an empty tag", () => {
    const set = (source: string, value: string) => setText(parseErn(source), 1, value).source;
    expect(set("<a>\n  old\n</a>", "A & B")).toBe("<a>\n  A &amp; B\n</a>");
    expect(set("<a><!--n-->old<!--m--></a>", "new")).toBe("<a><!--n-->new<!--m--></a>");
    expect(set('<a b="c" />', "new")).toBe('<a b="c" >new</a>');
    expect(set("<a></a>", "x\ry")).toBe("<a>x&#13;y</a>");
    expect(set("<a><![CDATA[old]]></a>", "<new>")).toBe("<a>&lt;new&gt;</a>");
    expect(setText(parseErn("<a>same</a>"), 1, "same").splices).toEqual([]);
  });

  it("refuses what XML doesn't allow", () => {
    const document = parseErn("<a><b>c</b></a>");
    expect(() => setText(document, 2, "bell \u0007")).toThrow("U+0007");
    expect(() => setText(document, 2, "half \uD83C")).toThrow("U+D83C");
    expect(() => setText(document, 1, "text")).toThrow(ErnError);
    expect(() => setText(document, 0, "text")).toThrow(ErnError);
    expect(() => setText(document, 99, "text")).toThrow(ErnError);
  });
});

describe("setAttribute", () => {
  it("sets an attribute, and undoing it restores the source", () => {
    fc.assert(
      fc.property(arbitraryXml, fc.nat(), legal, (source, where, value) => {
        const document = parseErn(source);
        const elements = elementsOf(document);
        const node = elements[where % elements.length]!;
        for (const name of ["Namespace", "Added"]) {
          const edit = setAttribute(document, node, name, value);
          expect(undo(source, edit)).toBe(source);
          const edited = parseErn(edit.source);
          expect(findAttribute(edited, node, name)?.value).toBe(value);
        }
      }),
      { numRuns: countInTier(100, 2000) },
    );
  });

  it("keeps the quotes and handles names and prefixes", () => {
    const document = parseErn(`<a b='old' xmlns:x="urn:x"/>`);
    expect(setAttribute(document, 1, "b", `it's "new"`).source).toBe(`<a b='it&apos;s "new"' xmlns:x="urn:x"/>`);
    expect(setAttribute(document, 1, "x:c", "\n").source).toBe(`<a b='old' xmlns:x="urn:x" x:c="&#10;"/>`);
    for (const name of ["y:c", "xmlns", "xmlns:y", "1", "a b", ""]) {
      expect(() => setAttribute(document, 1, name, "")).toThrow(ErnError);
    }
  });
});

describe("paths", () => {
  it("lead to the element they were made for", () => {
    fc.assert(
      fc.property(arbitraryXml, (source) => {
        const document = parseErn(source);
        for (const node of elementsOf(document)) expect(findNode(document, pathOf(document, node))).toBe(node);
      }),
    );
    const document = parseErn("<a><b/><b/></a>");
    expect(pathOf(document, 3)).toBe("/a/b[2]");
    expect(findNode(document, "/a/b")).toBe(2);
    expect(findNode(document, "/a/c")).toBeUndefined();
  });
});
