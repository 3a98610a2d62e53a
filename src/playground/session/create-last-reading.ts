import { type ChangeDesc, ChangeSet } from "@codemirror/state";
import type { Range } from "@ddex-suite/ern";

import type { Analysis, StructureItem } from "../workers/structure/analysis";

/** Returns a part of the source at its position after changes. */
export const mapRange = <Part extends Range>(part: Part, since: ChangeDesc): Part => {
  const from = since.mapPos(part.from, 1);
  return { ...part, from, to: Math.max(from, since.mapPos(part.to, -1)) };
};

const mapItem = (item: StructureItem, since: ChangeDesc): StructureItem => ({
  ...mapRange(item, since),
  children: item.children.map((child) => mapItem(child, since)),
});

/** Creates a store of the last analysis, for a message that can't be read while it's edited. */
export const createLastReading = () => {
  let last: { analysis: Analysis; since: ChangeDesc } | undefined;
  let started: { revision: number; since: ChangeDesc } | undefined;

  return {
    /** Called when a revision starts being read, with its length. */
    begin: (revision: number, length: number): void => {
      started = { revision, since: ChangeSet.empty(length).desc };
    },
    complete: (analysis: Analysis): void => {
      if (started?.revision === analysis.revision) last = { analysis, since: started.since };
    },
    follow: (changes: ChangeDesc): void => {
      if (last) last = { ...last, since: last.since.composeDesc(changes) };
      if (started) started = { ...started, since: started.since.composeDesc(changes) };
    },
    reset: (): void => {
      last = undefined;
      started = undefined;
    },
    /** That analysis, as it was. */
    analysis: () => last?.analysis,
    /** Fills in what is missing from a reading with the last one's parts, at their current positions. */
    fill: (analysis: Analysis): Analysis => {
      if (!last) return analysis;
      const { analysis: before, since } = last;
      const { revision, wellFormed, diagnostics, file } = analysis;
      const structure = before.structure.map((item) => mapItem(item, since));
      const tracks = before.tracks.map((track) => mapRange(track, since));
      return { ...before, revision, wellFormed, diagnostics, file, lastRead: before.revision, structure, tracks };
    },
    toCurrent: <Part extends Range>(part: Part): Part => (last ? mapRange(part, last.since) : part),
    /** The revision of that reading, and where an offset was in it. */
    before: (offset: number) =>
      last && { revision: last.analysis.revision, offset: last.since.invertedDesc.mapPos(offset) },
  };
};
