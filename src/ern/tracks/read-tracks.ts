import { ErnError } from "../ern-error";
import type { ErnMessage, ErnTrackRow, ErnVersion } from "../model-types";
import { listTracks } from "../model/list-tracks";
import { readMessage } from "../model/read-message";
import { createReader, type Reader } from "../model/reader";
import { versionOf } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { positionAt } from "../xml/nodes";

/** A message prepared for editing its tracks. */
export interface Tracks {
  document: ErnDocument;
  reader: Reader;
  version: ErnVersion | null;
  message: ErnMessage;
  rows: ErnTrackRow[];
}

export const readTracks = (document: ErnDocument): Tracks => {
  const message = readMessage(document);
  return {
    document,
    reader: createReader(document),
    version: versionOf(document),
    message,
    rows: listTracks(message),
  };
};

/** The error for an edit of tracks that isn't possible. */
export const refuseTracks = (document: ErnDocument, node: NodeId, message: string, remedy: string): ErnError =>
  new ErnError({ code: "edit", message, remedy, ...positionAt(document, document.nodes.start[node] ?? 0) });

/** The row with an index, from 0, as in the track table. */
export const rowAt = ({ document, rows }: Tracks, track: number): ErnTrackRow => {
  const row = rows[track];
  if (row) return row;
  const remedy = "Choose a row of the table.";
  throw refuseTracks(document, document.root, `The message has no track ${track + 1}.`, remedy);
};
