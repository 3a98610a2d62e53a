import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { checkErn } from "./check/check-ern";
import { ErnError } from "./ern-error";
import { listTracks } from "./model/list-tracks";
import { readMessage } from "./model/read-message";
import { listReferences } from "./model/references";
import { toCsv } from "./model/to-csv";
import { toGraphJson } from "./model/to-json";
import { decodeErn, encodeErn } from "./text/encoding";
import { buildErn } from "./xml/build-ern";
import { canonicalize } from "./xml/canonicalize";
import { isElement, rangeOf } from "./xml/nodes";
import { parseErn } from "./xml/parse-ern";

const MESSAGES = [
  "43-album.xml",
  "42-single.xml",
  "382-album.xml",
  "43-extensions.xml",
  "43-broken.xml",
  "41-album.xml",
  "43-video.xml",
].map(readSample);

/** A message whose elements were removed, doubled and moved: well-formed, but of any shape. */
const misshapen = fc
  .tuple(
    fc.constantFrom(...MESSAGES),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("remove", "double", "move", "empty")), { maxLength: 6 }),
  )
  .map(([message, changes]) =>
    changes.reduce((source, [which, where, change]) => {
      const document = parseErn(source);
      const elements = Array.from({ length: document.nodes.count }, (_, node) => node).filter(
        (node) => isElement(document, node) && node !== document.root,
      );
      if (elements.length === 0) return source;
      const { from, to } = rangeOf(document, elements[which % elements.length]!);
      const markup = source.slice(from, to);
      const name = /^<([^\s/>]+)/.exec(markup)![1]!;
      if (change === "empty") return `${source.slice(0, from)}<${name}/>${source.slice(to)}`;
      if (change === "double") return source.slice(0, to) + markup + source.slice(to);
      const rest = source.slice(0, from) + source.slice(to);
      if (change === "remove") return rest;
      const others = parseErn(rest);
      const [at] = Array.from({ length: others.nodes.count }, (_, node) => (node + where) % others.nodes.count).filter(
        (node) => isElement(others, node) && node !== others.root,
      );
      if (at === undefined) return rest;
      const place = others.nodes.start[at]!;
      return rest.slice(0, place) + markup + rest.slice(place);
    }, message),
  );

/** All that can be said of a message. */
const readAll = (source: string): void => {
  const document = parseErn(source);
  expect(buildErn(document)).toBe(source);
  const message = readMessage(document);
  expect(JSON.stringify(toGraphJson(message))).toContain('"version"');
  expect(toCsv(listTracks(message))).toMatch(/^\uFEFFRelease,/);
  listReferences(document);
  canonicalize(document);
};

describe("any message", () => {
  it("is kept and read, whatever its shape", () => {
    fc.assert(
      fc.property(misshapen, (source) => {
        readAll(source);
        for (const { remedy, line, column, from, to } of checkErn(source)) {
          expect(remedy).not.toBe("");
          expect(Math.min(line, column)).toBeGreaterThan(0);
          expect(to).toBeGreaterThanOrEqual(from);
        }
      }),
      { numRuns: 150 },
    );
    fc.assert(fc.property(arbitraryXml, readAll), { numRuns: 100 });
  });

  it("throws nothing but ErnError where characters of it were changed", () => {
    const changed = fc
      .tuple(fc.constantFrom(...MESSAGES), fc.nat(), fc.nat(30), fc.string({ unit: "binary", maxLength: 3 }))
      .map(([source, where, length, insert]) => {
        const at = where % source.length;
        return source.slice(0, at) + insert + source.slice(at + length);
      });
    fc.assert(
      fc.property(changed, (source) => {
        expect(Array.isArray(checkErn(source))).toBe(true);
        try {
          readAll(source);
        } catch (error) {
          if (!(error instanceof ErnError)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is read from bytes or refused with an ErnError", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          expect(encodeErn(decodeErn(bytes))).toEqual(bytes);
        } catch (error) {
          if (!(error instanceof ErnError)) throw error;
          expect(error.code).toBe("encoding");
        }
      }),
      { numRuns: 500 },
    );
  });
});
