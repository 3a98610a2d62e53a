import fc from "fast-check";

import { arbitraryXml } from "../test/arbitrary-xml";
import { MESSAGES, misshapen } from "../test/misshapen-messages";
import { countInTier } from "../test/tier";
import { checkErn } from "./check/check-ern";
import { ErnError } from "./ern-error";
import { listTracks } from "./model/list-tracks";
import { toCsv, toGraphJson } from "./model/plain-data";
import { readMessage } from "./model/read-message";
import { listReferences } from "./model/references";
import { decodeErn, encodeErn } from "./text/encoding";
import { canonicalize } from "./xml/canonicalize";
import { parseErn } from "./xml/parse-ern";
import { buildErn } from "./xml/tokens";

/** Reads everything that the engine can read from a message. */
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
      { numRuns: countInTier(50, 2000) },
    );
    fc.assert(fc.property(arbitraryXml, readAll), { numRuns: countInTier(50, 2000) });
  });

  it("throws only ErnError if some of its characters are changed", () => {
    const changed = fc
      .tuple(fc.constantFrom(...MESSAGES), fc.nat(), fc.nat(30), fc.string({ unit: "binary", maxLength: 3 }))
      .map(([source, where, length, insert]) => {
        const offset = where % source.length;
        return source.slice(0, offset) + insert + source.slice(offset + length);
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
      { numRuns: countInTier(100, 2000) },
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
      { numRuns: countInTier(500, 2000) },
    );
  });
});
