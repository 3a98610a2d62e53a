import { composeSplices } from "../text/compose-splices";
import { applySplices } from "../text/splices";
import type { ErnDocument, ErnEdit, Splice } from "../types";
import { parseErn } from "../xml/parse-ern";
import { addTracks } from "./add-tracks";
import { moveTrack } from "./move-track";
import type { TrackValues } from "./parse-cell";
import { removeTrack } from "./remove-track";
import { type CellChange, setCells } from "./set-cells";
import { toTracks, type Tracks } from "./tracks";

/** A change to the track table. Tracks are counted from 0, in table order. */
export type TrackEdit =
  | { do: "setTracks"; changes: readonly CellChange[] }
  /** Adds tracks modelled on the one before them, then sets cells of existing tracks. */
  | { do: "addTracks"; after: number; added: readonly TrackValues[]; changes?: readonly CellChange[] }
  | { do: "removeTrack"; track: number }
  | { do: "moveTrack"; track: number; to: number };

/** Changes the track table in as many steps as needed, and returns them as one edit. */
export const editTracks = (document: ErnDocument, edit: TrackEdit): ErnEdit => {
  const steps: Splice[][] = [];
  let source = document.source;
  let current: Tracks | undefined;
  const now = (): Tracks => (current ??= toTracks(source === document.source ? document : parseErn(source)));
  const take = (splices: Splice[]): void => {
    if (splices.length === 0) return;
    steps.push(splices);
    source = applySplices(source, splices).source;
    current = undefined;
  };
  const set = (changes: readonly CellChange[]): void => {
    for (let rest = changes; rest.length > 0;) {
      const { splices, later } = setCells(now(), rest);
      take(splices);
      rest = later;
    }
  };

  if (edit.do === "moveTrack") take(moveTrack(now(), edit.track, edit.to));
  else if (edit.do === "removeTrack") take(removeTrack(now(), edit.track));
  else {
    // The rows before a new one keep their numbers, so they are set first.
    set(edit.changes ?? []);
    if (edit.do === "addTracks" && edit.added.length > 0) {
      take(addTracks(now(), edit.after, edit.added));
      set(edit.added.map((values, index) => ({ track: edit.after + 1 + index, values })));
    }
  }
  return applySplices(document.source, composeSplices(document.source.length, steps));
};
