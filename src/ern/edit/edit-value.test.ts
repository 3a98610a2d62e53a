import fc from "fast-check";

import { readSample } from "../../test/ern/read-sample";
import { ErnError } from "../ern-error";
import { parseErn } from "../xml/parse-ern";
import { editValue } from "./edit-value";
import { setText } from "./node-edits";
import { findNode } from "../xml/nodes";

const source = readSample("43-single.xml");
const path = "/NewReleaseMessage/DealList/ReleaseDeal/Deal/DealTerms/ValidityPeriod/StartDate";
const size = Buffer.byteLength(source);
const edit = (value: string) => editValue(source, path, value);

describe("editValue", () => {
  it("counts one replaced byte", () => {
    expect(edit("2026-11-20")).toEqual({
      written: "2026-11-20",
      before: size,
      after: size,
      kept: size - 1,
      keptBefore: source.indexOf("2026-11-27") + 9,
    });
  });

  it("counts no bytes if the value is the same", () => {
    expect(edit("2026-11-27")).toMatchObject({ kept: size, after: size });
  });

  it("counts bytes, not characters, and escapes the value", () => {
    expect(edit("2026-11-27 é&")).toEqual({
      written: "2026-11-27 é&amp;",
      before: size,
      after: size + 8,
      kept: size,
      keptBefore: source.indexOf("2026-11-27") + 10,
    });
  });

  it("removes ten bytes for an empty value", () => {
    expect(edit("")).toMatchObject({ written: "", after: size - 10, kept: size - 10 });
  });

  it("returns kept and new bytes that add up to the new message, whatever the value", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (value) => {
        const document = parseErn(source);
        const whole = Buffer.from(setText(document, findNode(document, path)!, value).source);
        const { before, after, kept, keptBefore } = edit(value);
        const old = Buffer.from(source);
        expect(after).toBe(whole.length);
        expect(whole.subarray(0, keptBefore).equals(old.subarray(0, keptBefore))).toBe(true);
        const tail = kept - keptBefore;
        expect(whole.subarray(after - tail).equals(old.subarray(before - tail))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("refuses what XML doesn't allow, and an unknown path", () => {
    expect(() => edit("\u0001")).toThrow(ErnError);
    expect(() => editValue(source, "/NewReleaseMessage/Nowhere", "a")).toThrow("The message has no");
  });
});
