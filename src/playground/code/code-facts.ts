import type { Analysis } from "../workers/structure/analysis";

/** Enough tracks to make a program clear. */
const SHOWN_TRACKS = 3;

const example = {
  file: "message.xml",
  /** Empty if unknown. */
  version: "4.3",
  messageId: "MSG-2026-0002",
  sender: "Example Label",
  recipient: "Example Service",
  release: {
    reference: "R0",
    type: "Single",
    title: "Paper Boats",
    artist: "Noa Sample",
    label: "Example Label",
    icpn: "",
  },
  tracks: [{ reference: "A1", title: "Paper Boats", artist: "Noa Sample", isrc: "QZABC2600010", duration: "PT2M58S" }],
  /** The number of tracks not listed. */
  more: 0,
};

export type CodeFacts = typeof example;

/** Returns the facts of the last read message, or of an example if it has no tracks. */
export const toCodeFacts = (analysis: Analysis | null, file: string): CodeFacts => {
  const [first] = analysis?.tracks ?? [];
  if (!analysis || !first) return example;
  const { cells: release } = first;
  const rows = analysis.tracks.filter(({ cells }) => cells.releaseReference === release.releaseReference);
  return {
    file,
    version: analysis.version.replace(/^ERN /, ""),
    messageId: analysis.header?.messageId || example.messageId,
    sender: analysis.header?.sender || release.label || example.sender,
    recipient: analysis.header?.recipient || example.recipient,
    release: {
      reference: release.releaseReference || example.release.reference,
      type: analysis.releaseType || example.release.type,
      title: release.releaseTitle,
      artist: release.releaseArtist,
      label: release.label,
      icpn: release.icpn,
    },
    tracks: rows.slice(0, SHOWN_TRACKS).map(({ cells }) => ({
      reference: cells.resourceReference,
      title: cells.title,
      artist: cells.artist || release.releaseArtist,
      isrc: cells.isrc,
      duration: cells.duration,
    })),
    more: Math.max(0, rows.length - SHOWN_TRACKS),
  };
};
