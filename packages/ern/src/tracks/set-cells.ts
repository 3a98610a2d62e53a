import { addElement, removeElement } from "../edit/element-edits";
import { editError, setText } from "../edit/node-edits";
import type { ErnTrackRow } from "../model-types";
import { childrenInSchema } from "../schema/schema-rules";
import type { NodeId, Splice } from "../types";
import { childElements, parentOf } from "../xml/nodes";
import { type EditableColumn, parseCell, type TrackValues } from "./parse-cell";
import { rowAt, type Tracks } from "./tracks";

interface ColumnFacts {
  heading: string;
  /** The path of the value, by element names, from the track's recording or its own release. */
  texts: RegExp;
  /** What to add if there is no value, an element or one in another: the first that the schema allows. */
  added: readonly (readonly [outer: string, inner?: string])[];
  /** The element to remove with the value, if it's larger than the value's own. */
  wrapper?: string;
}

const COLUMNS: Readonly<Record<EditableColumn, ColumnFacts>> = {
  title: {
    heading: "title",
    texts: /\/(DisplayTitleText|(Display|Formal|Reference)?Title\/TitleText)$/,
    added: [["DisplayTitleText"], ["ReferenceTitle", "TitleText"]],
  },
  artist: {
    heading: "artist",
    texts: /\/(DisplayArtistName|DisplayArtist\/PartyName\/FullName)$/,
    added: [["DisplayArtistName"]],
  },
  isrc: {
    heading: "ISRC",
    texts: /\/ISRC$/,
    added: [["ISRC"], ["ResourceId", "ISRC"], ["SoundRecordingId", "ISRC"], ["VideoId", "ISRC"]],
  },
  duration: { heading: "duration", texts: /^[^/]+\/Duration$/, added: [["Duration"]] },
  genre: { heading: "genre", texts: /\/Genre\/GenreText$/, added: [["Genre", "GenreText"]], wrapper: "Genre" },
  parentalWarning: { heading: "parental warning", texts: /\/ParentalWarningType$/, added: [["ParentalWarningType"]] },
  pLine: { heading: "P line", texts: /\/PLineText$/, added: [["PLineText"], ["PLine", "PLineText"]], wrapper: "PLine" },
};

/** Parts of a recording that describe something else. */
const OTHERS = /^Related|Contributor$|^Technical|^ResourceGroup/;

type Found = { node: NodeId; path: string };

const elementsWithPaths = (tracks: Tracks, node: NodeId, path = tracks.reader.name(node)): Found[] => [
  { node, path },
  ...childElements(tracks.document, node).flatMap((child) => {
    const name = tracks.reader.name(child);
    return name === "" || OTHERS.test(name) ? [] : elementsWithPaths(tracks, child, `${path}/${name}`);
  }),
];

const addValue = (
  tracks: Tracks,
  hosts: readonly Found[],
  column: EditableColumn,
  text: string,
): Splice[] | undefined => {
  const { document, version, reader } = tracks;
  for (const [first, inner] of COLUMNS[column].added) {
    const host = hosts.find(({ node }) =>
      childrenInSchema(version, reader.name(node))?.some((child) => child.name === first),
    );
    if (!host) continue;
    const data = inner ? { name: first, children: [{ name: inner, text }] } : { name: first, text };
    return addElement(document, host.node, data).splices;
  }
  return undefined;
};

const removeValues = (tracks: Tracks, nodes: readonly NodeId[], { wrapper, heading }: ColumnFacts): Splice[] => {
  const { document, reader } = tracks;
  return nodes.flatMap((node) => {
    const parent = parentOf(document, node);
    const isLast = childElements(document, parent).length === 1;
    const whole = reader.name(parent) === wrapper ? parent : node;
    if (whole === node && isLast)
      throw editError(document, node, `The track needs its ${heading}.`, "Write another one.");
    return removeElement(document, whole).splices;
  });
};

/** Sets a cell; `isAdded` is true if an element is new: no other may be added next to it in the same step. */
const setCell = (tracks: Tracks, row: ErnTrackRow, column: EditableColumn, value: string) => {
  const { document, reader } = tracks;
  const words = COLUMNS[column];
  const cells = row.cells[column];
  const recording = row.item.resource.target;
  if (!recording || cells.length > 1) {
    const why = recording ? `has more than one ${words.heading}` : "has no recording in the message";
    throw editError(document, row.node, `The track ${why}.`, "Change it in the source.");
  }
  const trackElements =
    row.track && row.track.node !== row.release.node ? elementsWithPaths(tracks, row.track.node) : [];
  const here = elementsWithPaths(tracks, recording.node);
  const old = cells[0];
  if (old?.value === value) return { splices: [], isAdded: false };
  if (old && [...here, ...trackElements].some(({ node }) => node === old.node)) {
    const same = [...here, ...trackElements]
      .filter(({ path, node }) => words.texts.test(path) && reader.valueOf(node).value === old.value)
      .map(({ node }) => node);
    const splices =
      value === "" ? removeValues(tracks, same, words) : same.flatMap((node) => setText(document, node, value).splices);
    return { splices, isAdded: false };
  }
  if (value === "") return { splices: [], isAdded: false };
  const splices =
    addValue(tracks, here, column, value) ?? (column === "genre" && addValue(tracks, trackElements, column, value));
  if (splices) return { splices, isAdded: true };
  const remedy = "Change it where the release says it, or in the source.";
  throw editError(document, row.node, `The track has no place of its own for the ${words.heading}.`, remedy);
};

/** New values of a track, by its index from 0. */
export interface CellChange {
  track: number;
  values: TrackValues;
}

/** Sets cells; returns those that can only be set in the changed message as `later`. */
export const setCells = (tracks: Tracks, changes: readonly CellChange[]) => {
  const splices = new Map<number, Splice>();
  const grown = new Set<NodeId>();
  const later: CellChange[] = [];
  for (const { track, values } of changes) {
    const row = rowAt(tracks, track);
    const rest: TrackValues = {};
    for (const [column, typed] of Object.entries(values) as [EditableColumn, string][]) {
      const { value, problem } = parseCell(column, typed);
      if (problem) throw editError(tracks.document, row.node, problem.message, problem.remedy);
      const set = setCell(tracks, row, column, value);
      const recording = row.item.resource.target!.node;
      if (set.isAdded && grown.has(recording)) rest[column] = typed;
      else for (const splice of set.splices) splices.set(splice.from, splice);
      if (set.isAdded) grown.add(recording);
    }
    if (Object.keys(rest).length > 0) later.push({ track, values: rest });
  }
  return { splices: [...splices.values()].sort((a, b) => a.from - b.from), later };
};
