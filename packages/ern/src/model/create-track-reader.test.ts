/** @jest-environment node */
import fc from "fast-check";

import { arbitraryMessage } from "../../test/arbitrary-message";
import { arbitraryXml } from "../../test/arbitrary-xml";
import { ernSampleFiles, ernSamples } from "../../test/ern-samples";
import { messageKinds } from "../../test/message-kinds";
import { countInTier } from "../../test/tier";
import { ERN_VERSIONS, type ErnTrackRow, FLAT_COLUMNS } from "../model-types";
import { parseErn } from "../xml/parse-ern";
import { createTrackReader } from "./create-track-reader";
import { listTracks } from "./list-tracks";
import { readMessage } from "./read-message";

const toTexts = (rows: Iterable<Pick<ErnTrackRow, "cells">>): string[][] =>
  [...rows].map(({ cells }) => FLAT_COLUMNS.map(([column]) => JSON.stringify(cells[column].map(({ value }) => value))));

const readWhole = (source: string): string[][] => toTexts(listTracks(readMessage(parseErn(source))));

/** The rows of a message in pieces, whose parts are read one by one. */
const readPieces = (pieces: readonly string[], atOnce = 1): string[][] => {
  const { write, end } = createTrackReader(atOnce);
  pieces.forEach(write);
  return toTexts(end());
};

/** A text in pieces of one length. */
const inPieces = (source: string, length: number): string[] =>
  Array.from({ length: Math.ceil(source.length / length) }, (_, index) =>
    source.slice(index * length, (index + 1) * length),
  );

describe("createTrackReader", () => {
  it.each(Object.entries(messageKinds).filter(([kind]) => !/cut off|not XML/.test(kind)))(
    "reads the rows of the whole message: %s",
    (_, source) => {
      const expected = readWhole(source);
      for (const length of [1, 7, 1000, source.length]) expect(readPieces(inPieces(source, length))).toEqual(expected);
    },
  );
});
