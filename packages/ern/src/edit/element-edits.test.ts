import { readSample } from "../../test/read-sample";
import { checkErn } from "../check/check-ern";
import { ErnError } from "../ern-error";
import type { ErnDiagnostic, ErnDocument } from "../types";
import { childElements, isElement, nameOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import { addElement, listAddable, removeElement } from "./element-edits";

const nodeByPath = (document: ErnDocument, path: string): number => findNode(document, `/NewReleaseMessage/${path}`)!;

const VERSIONS = [
  [
    "43-single.xml",
    "ReleaseList/Release",
    { name: "CLine", children: [{ name: "CLineText", text: "(C) A & B" }] },
    "PLine",
  ],
  [
    "42-single.xml",
    "ReleaseList/Release",
    { name: "CLine", children: [{ name: "CLineText", text: "(C) A & B" }] },
    "PLine",
  ],
  ["382-album.xml", "ReleaseList/Release", { name: "Duration", text: "PT6M10S" }, "ReleaseDetailsByTerritory"],
  ["43-extensions.xml", "ResourceList/SoundRecording", { name: "IsInstrumental", text: "true" }, "ParentalWarningType"],
] as const;

describe("addElement", () => {
  it.each(VERSIONS)("adds an element to %s in schema order", (file, path, element, previous) => {
    const document = parseErn(readSample(file));
    const parent = nodeByPath(document, path);
    const edit = addElement(document, parent, element);
    expect(edit.splices).toHaveLength(1);
    const [{ from, to, insert }] = edit.splices as [{ from: number; to: number; insert: string }];
    expect(from).toBe(to);
    expect(document.source.slice(0, from) + insert + document.source.slice(to)).toBe(edit.source);

    const edited = parseErn(edit.source);
    const names = childElements(edited, parent).map((child) => nameOf(edited, child));
    expect(names[names.indexOf(element.name) - 1]).toBe(previous);
    expect(checkErn(edit.source)).toEqual(checkErn(document.source).map(() => expect.anything()));
    const added = nodeByPath(edited, `${path}/${element.name}`);
    expect(removeElement(edited, added).source).toBe(document.source);
  });

  it("gives a new element the prefix of its siblings, not that of another namespace", () => {
    const document = parseErn(readSample("43-single.xml").replace("<Duration>", '<x:Mood xmlns:x="urn:x"/>$&'));
    const recording = nodeByPath(document, "ResourceList/SoundRecording");
    const alone = readSample("43-single.xml").replace(
      /(<SoundRecording>)[^]*?(?=<\/SoundRecording>)/,
      '$1<x:Mood xmlns:x="urn:x"/>',
    );
    for (const [source, node] of [
      [document, recording],
      [parseErn(alone), recording],
    ] as const)
      expect(addElement(source, node, { name: "IsInstrumental", text: "true" }).source).toContain(
        "<IsInstrumental>true<",
      );
  });

  it("formats a new element like its siblings", () => {
    const add = (source: string, name = "B") => addElement(parseErn(source), 1, { name, text: "x" }).source;
    expect(add("<A>\n\t<C/>\n</A>")).toBe("<A>\n\t<C/>\n\t<B>x</B>\n</A>");
    expect(add("<A>\r\n</A>")).toBe("<A><B>x</B>\r\n</A>");
    expect(add("<A/>")).toBe("<A><B>x</B></A>");
    expect(add("<A><C/></A>")).toBe("<A><C/><B>x</B></A>");
    const nested = parseErn("<A>\n  <C>\n    <D/>\n  </C>\n</A>");
    expect(addElement(nested, 3, { name: "E", children: [{ name: "F" }] }).source).toBe(
      "<A>\n  <C>\n    <D>\n      <E>\n        <F/>\n      </E>\n    </D>\n  </C>\n</A>",
    );
  });

  it.each([
    ["last", /<ResourceReference>A1<[^]*?>/, "</SoundRecording>", 1],
    ["first", /<Duration>[^]*?<.Duration>/, "<ResourceReference>A1", 7],
  ])("adds among children in disorder without making it worse: one is %s", (_where, misplaced, place, count) => {
    const single = readSample("43-single.xml");
    const [element = ""] = misplaced.exec(single)!;
    const disorder = single.replace(element, "").replace(place, `${element}${place}`);
    const document = parseErn(disorder);
    const parent = nodeByPath(document, "ResourceList/SoundRecording");
    const edit = addElement(document, parent, { name: "VersionType", text: "LiveVersion" });
    expect(edit.source).toContain("VersionType");
    expect(checkErn(disorder)).toHaveLength(count);
    expect(checkErn(edit.source)).toHaveLength(count);
  });

  it("refuses what the schema doesn't allow", () => {
    const document = parseErn(readSample("43-single.xml"));
    const header = nodeByPath(document, "MessageHeader");
    expect(listAddable(document, header)).toEqual([
      ...["MessageThreadId", "MessageFileName", "SentOnBehalfOf", "MessageRecipient", "MessageAuditTrail"],
    ]);
    expect(() => addElement(document, header, { name: "MessageId", text: "2" })).toThrow("at most one MessageId");
    expect(() => addElement(document, header, { name: "a b" })).toThrow(ErnError);
    expect(() => addElement(document, header, { name: "MessageThreadId", text: "\u0000" })).toThrow("U+0000");
    expect(() => addElement(document, 0, { name: "A" })).toThrow(ErnError);
  });
});

describe("removeElement", () => {
  it("removes the whole line and keeps required elements", () => {
    const document = parseErn("<A>\n  <B/>\n  <C/>\n</A>");
    expect(removeElement(document, 3).source).toBe("<A>\n  <B/>\n</A>");
    expect(removeElement(document, 2).source).toBe("<A>\n  <C/>\n</A>");
    expect(() => removeElement(document, 1)).toThrow(ErnError);
    const message = parseErn(readSample("43-single.xml"));
    expect(() => removeElement(message, nodeByPath(message, "MessageHeader/MessageId"))).toThrow("needs a MessageId");
    expect(() => removeElement(message, nodeByPath(message, "MessageHeader/MessageControlType"))).not.toThrow();
  });
});

it.each(["43-album.xml", "382-album.xml", "41-album.xml"])(
  "offers nothing in %s that would be out of order once added",
  (file) => {
    const document = parseErn(readSample(file));
    const tried = new Set<string>();
    const misplaced = new Set<string>();
    for (let node = document.root; node < document.nodes.count; node += 1) {
      if (!isElement(document, node)) continue;
      for (const name of listAddable(document, node)) {
        const what = `${nameOf(document, node)} ${name}`;
        if (tried.has(what)) continue;
        tried.add(what);
        const found = checkErn(addElement(document, node, { name }).source);
        const isMisplaced = ({ code, message }: ErnDiagnostic): boolean =>
          code === "order" || code === "unknown-element" || (code === "missing" && message.includes(" without "));
        if (found.some(isMisplaced)) misplaced.add(what);
      }
    }
    expect(tried.size).toBeGreaterThan(200);
    expect([...misplaced]).toEqual([]);
  },
);
