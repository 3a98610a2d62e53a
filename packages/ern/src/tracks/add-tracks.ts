import { breakOf } from "../edit/insertion";
import { editError } from "../edit/node-edits";
import { listReferences, type ReferenceKind } from "../model/references";
import { applySplices } from "../text/splices";
import type { NodeId, Splice } from "../types";
import { rangeOf } from "../xml/nodes";
import { copyElement, copyItem, copyRecording, copyRelease } from "./copy-track";
import { parseCell, type TrackValues } from "./parse-cell";
import { createSequenceNumbers } from "./sequence-numbers";
import { allPlacesOf, rowAt, type Tracks } from "./tracks";

/** Unused references, formed like one of the message. */
const newReferences = ({ document }: Tracks, kind: ReferenceKind, like: string, count: number): string[] => {
  const [, letters = "A", digits = "1"] = /^(.*?)(\d+)$/.exec(like) ?? [];
  const numbers = listReferences(document)
    .filter((reference) => reference.kind === kind && reference.value.startsWith(letters))
    .map(({ value }) => Number(value.slice(letters.length)))
    .filter(Number.isSafeInteger);
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, index) => letters + String(last + 1 + index).padStart(digits.length, "0"));
};

/** Adds tracks after another one and modelled on it, with initial values. */
export const addTracks = (tracks: Tracks, after: number, added: readonly TrackValues[]): Splice[] => {
  const { document, reader, message } = tracks;
  const row = rowAt(tracks, after);
  const { item, track } = row;
  const recording = item.resource.target;
  if (!recording) {
    const remedy = "Add its recording first, or add the track after another one.";
    throw editError(document, item.node, `No recording has the reference ${item.resource.value}.`, remedy);
  }
  const before = {
    reference: item.resource.value,
    isrc: recording.isrc?.value ?? "",
    release: track?.reference?.value ?? "",
    namespace: message.header?.sender?.ids[0]?.value ?? "",
  };
  const references = newReferences(tracks, "resource", before.reference, added.length);
  const releases = newReferences(tracks, "release", before.release, added.length);
  const likes = added.map((values, index) => ({
    reference: references[index]!,
    release: releases[index]!,
    title: parseCell("title", values.title ?? "").value || "Untitled",
    isrc: parseCell("isrc", values.isrc ?? "").value,
    duration: parseCell("duration", values.duration ?? "").value,
  }));
  const afterNode = (node: NodeId, toCopy: (like: (typeof likes)[number], index: number) => string): Splice => {
    const { to } = rangeOf(document, node);
    const copies = likes.map((like, index) => breakOf(document, node) + toCopy(like, index));
    return { from: to, to, insert: copies.join("") };
  };

  const ownRelease = track && track.node !== row.release.node ? track.node : undefined;
  const numbers = createSequenceNumbers(tracks);
  const splices = [
    afterNode(recording.node, (like) => copyRecording(tracks, recording.node, like)),
    ...allPlacesOf(tracks, row).map((place) => {
      const first = numbers.join(place, true, likes.length);
      return afterNode(place, ({ reference }, index) =>
        copyItem(tracks, place, reference, first === undefined ? undefined : first + index),
      );
    }),
  ];
  if (ownRelease !== undefined) {
    const deals = reader
      .all(document.root, "DealList", "ReleaseDeal", "DealReleaseReference")
      .filter((node) => reader.valueOf(node).value === before.release);
    splices.push(
      afterNode(ownRelease, (like) => copyRelease(tracks, ownRelease, like, before)),
      ...deals.map((node) => afterNode(node, ({ release }) => copyElement(document, node, () => ({ text: release })))),
    );
  }
  return applySplices(document.source, [...splices, ...numbers.splices()]).splices;
};
