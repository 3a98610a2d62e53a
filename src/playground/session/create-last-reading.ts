import { type ChangeDesc, ChangeSet } from "@codemirror/state";
import type { Range } from "@ddex-suite/ern";

import type { Analysis, StructureItem } from "../workers/structure/analysis";

/** Returns a part of the source at its position after changes. */
export const move = <Part extends Range>(part: Part, since: ChangeDesc): Part => {
  const from = since.mapPos(part.from, 1);
  return { ...part, from, to: Math.max(from, since.mapPos(part.to, -1)) };
};

const moveItem = (item: StructureItem, since: ChangeDesc): StructureItem => ({
  ...move(item, since),
  children: item.children.map((child) => moveItem(child, since)),
});

/** Keeps the last reading while a message is being edited and can't be read. */
export const createLastReading = () => {
  let last: { analysis: Analysis; since: ChangeDesc } | undefined;
  let begun: { revision: number; since: ChangeDesc } | undefined;

  return {
    /** Called when a revision starts being read, with its length. */
    begin: (revision: number, length: number): void => {
      begun = { revision, since: ChangeSet.empty(length).desc };
    },
    keep: (analysis: Analysis): void => {
      if (begun?.revision === analysis.revision) last = { analysis, since: begun.since };
    },
    follow: (changes: ChangeDesc): void => {
      if (last) last = { ...last, since: last.since.composeDesc(changes) };
      if (begun) begun = { ...begun, since: begun.since.composeDesc(changes) };
    },
    forget: (): void => {
      last = undefined;
      begun = undefined;
    },
    /** Fills in what is missing from a reading with the last one's parts, at their current positions. */
    fill: (analysis: Analysis): Analysis => {
      if (!last) return analysis;
      const { analysis: before, since } = last;
      const { revision, wellFormed, diagnostics, file } = analysis;
      const structure = before.structure.map((item) => moveItem(item, since));
      const tracks = before.tracks.map((track) => move(track, since));
      return { ...before, revision, wellFormed, diagnostics, file, lastRead: before.revision, structure, tracks };
    },
    /** A part of that reading at its current position. */
    now: <Part extends Range>(part: Part): Part => (last ? move(part, last.since) : part),
    /** The revision of that reading, and where an offset was in it. */
    before: (offset: number) =>
      last && { revision: last.analysis.revision, offset: last.since.invertedDesc.mapPos(offset) },
  };
};
