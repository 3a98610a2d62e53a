import { listReferences, type ReferenceKind } from "../model/references";
import { breakBefore, applySplices } from "../text/splices";
import type { NodeId, Splice } from "../types";
import { rangeOf } from "../xml/nodes";
import { copyOf, placeLike, recordingLike, releaseLike } from "./like-track";
import { readCell, type TrackValues } from "./read-cell";
import { refuseTracks, rowAt, type Tracks } from "./read-tracks";
import { placesOfRows } from "./release-places";
import { sequenceNumbers } from "./sequence-numbers";

/** Unused references, formed like one of the message. */
const newReferences = ({ document }: Tracks, kind: ReferenceKind, like: string, count: number): string[] => {
  const [, letters = "A", digits = "1"] = /^(.*?)(\d+)$/.exec(like) ?? [];
  const numbers = listReferences(document)
    .filter((reference) => reference.kind === kind && reference.value.startsWith(letters))
    .map(({ value }) => Number(value.slice(letters.length)))
    .filter(Number.isSafeInteger);
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, at) => letters + String(last + 1 + at).padStart(digits.length, "0"));
};

/** Adds tracks after another one and modelled on it, with initial values. */
export const addTracks = (tracks: Tracks, after: number, added: readonly TrackValues[]): Splice[] => {
  const { document, reader, message } = tracks;
  const row = rowAt(tracks, after);
  const { item, track } = row;
  const recording = item.resource.target;
  if (!recording) {
    const remedy = "Add its recording first, or add the track after another one.";
    throw refuseTracks(document, item.node, `No recording has the reference ${item.resource.value}.`, remedy);
  }
  const before = {
    reference: item.resource.value,
    isrc: recording.isrc?.value ?? "",
    release: track?.reference?.value ?? "",
    namespace: message.header?.sender?.ids[0]?.value ?? "",
  };
  const references = newReferences(tracks, "resource", before.reference, added.length);
  const releases = newReferences(tracks, "release", before.release, added.length);
  const likes = added.map((values, at) => ({
    reference: references[at]!,
    release: releases[at]!,
    title: readCell("title", values.title ?? "").value || "Untitled",
    isrc: readCell("isrc", values.isrc ?? "").value,
    duration: readCell("duration", values.duration ?? "").value,
  }));
  const afterNode = (node: NodeId, copies: readonly string[]): Splice => {
    const { from, to } = rangeOf(document, node);
    const lineBreak = breakBefore(document.source, from);
    return { from: to, to, insert: copies.map((copy) => lineBreak + copy).join("") };
  };

  const ownRelease = track && track.node !== row.release.node ? track.node : undefined;
  const places = placesOfRows(tracks, [row]).map(([place]) => place!);
  const listed = reader
    .all(row.release.node, "ReleaseResourceReferenceList", "ReleaseResourceReference")
    .filter((node) => reader.valueOf(node).value === before.reference && !places.includes(node));
  const numbers = sequenceNumbers(tracks);
  return applySplices(document.source, [
    afterNode(
      recording.node,
      likes.map((like) => recordingLike(tracks, recording.node, like)),
    ),
    ...[...places, ...listed].map((place) => {
      const first = numbers.join(place, true, likes.length);
      const copies = likes.map((like, at) =>
        placeLike(tracks, place, like.reference, first === undefined ? undefined : first + at),
      );
      return afterNode(place, copies);
    }),
    ...(ownRelease === undefined
      ? []
      : [
          afterNode(
            ownRelease,
            likes.map((like) => releaseLike(tracks, ownRelease, like, before)),
          ),
        ]),
    ...dealsOf(tracks, before.release, ownRelease !== undefined).map((node) =>
      afterNode(
        node,
        releases.map((reference) => copyOf(tracks, node, () => ({ text: reference }))),
      ),
    ),
    ...numbers.splices(),
  ]).splices;
};

/** The deal references to a track's own release. */
const dealsOf = ({ reader, document }: Tracks, release: string, hasOwn: boolean): NodeId[] =>
  hasOwn
    ? reader
        .all(document.root, "DealList", "ReleaseDeal", "DealReleaseReference")
        .filter((node) => reader.valueOf(node).value === release)
    : [];
