import { setText } from "../edit/node-edits";
import { childrenInSchema } from "../schema/schema-rules";
import { applySplices } from "../text/splices";
import type { ErnDocument, NodeId, Splice } from "../types";
import { childElements, localNameOf, parentOf, rangeOf } from "../xml/nodes";
import { type ElementData, toXml } from "../xml/to-xml";
import { lineRemovalOf, type Tracks } from "./tracks";

/** What happens to a child of a copied element: new text, other markup, or removal; undefined if it stays. */
type Change = { text: string } | { markup: string } | "drop" | undefined;

const toMarkupChange = (element: ElementData): Change => ({ markup: toXml(element, { lineEnd: "", indent: "" }) });

/** Copies an element with changes. */
export const copyElement = (document: ErnDocument, element: NodeId, change: (node: NodeId) => Change): string => {
  const range = rangeOf(document, element);
  const splices: Splice[] = [];
  const visit = (node: NodeId): void => {
    const nodeChange = change(node);
    if (nodeChange === undefined) return childElements(document, node).forEach(visit);
    if (nodeChange === "drop") splices.push(lineRemovalOf(document, node));
    else if ("markup" in nodeChange) splices.push({ ...rangeOf(document, node), insert: nodeChange.markup });
    else splices.push(...setText(document, node, nodeChange.text).splices);
  };
  visit(element);
  const shifted = splices.map(({ from, to, insert }) => ({ from: from - range.from, to: to - range.from, insert }));
  return applySplices(document.source.slice(range.from, range.to), shifted).source;
};

const KEPT_OF_RECORDING =
  /^(SoundRecording|Video)?(Type|Id|Edition|DetailsByTerritory)$|^(ResourceId|PLine|DisplayTitleText|(Display|Reference)?Title|DisplayArtist(Name)?|Duration|ParentalWarningType|(Excluded)?TerritoryCode|LabelName|Genre|ResourceReference)$/;

const isRequired = ({ document, version }: Tracks, node: NodeId): boolean => {
  const rules = childrenInSchema(version, localNameOf(document, parentOf(document, node)));
  return rules?.some(({ name, required }) => required && name === localNameOf(document, node)) ?? false;
};

const isFirst = ({ document, reader }: Tracks, node: NodeId): boolean =>
  reader.all(parentOf(document, node), reader.name(node))[0] === node;

interface NewTrack {
  reference: string;
  title: string;
  isrc: string;
  duration: string;
}

const BODIES = /(Edition|DetailsByTerritory)$/;

/** Texts of a new track that are the same in its recording and its own release. */
const commonChange = (tracks: Tracks, node: NodeId, { title, isrc, duration }: NewTrack): Change => {
  const name = tracks.reader.name(node);
  if (name === "TitleText" || name === "DisplayTitleText") return { text: title };
  if (name === "SubTitle") return "drop";
  if (name === "ISRC") return { text: isrc };
  return name === "Duration" ? { text: duration } : undefined;
};

/** Copies a recording with a new reference, title, ISRC and duration, without contributors and files. */
export const copyRecording = (tracks: Tracks, recording: NodeId, like: NewTrack): string => {
  const { document, reader } = tracks;
  const ids = reader.all([recording, ...reader.matching(recording, BODIES)], "ResourceId");
  ids.push(...reader.matching(recording, /^(SoundRecording|Video)Id$/));
  return copyElement(document, recording, (node) => {
    if (node === recording) return undefined;
    const parent = parentOf(document, node);
    const name = reader.name(node);
    if (name === "ResourceReference" && parent === recording) return { text: like.reference };
    if (ids.includes(parent)) {
      if (name === "ISRC") return { text: like.isrc };
      const hasIsrc = reader.all(parent, "ISRC").length > 0;
      return hasIsrc || !isFirst(tracks, node) ? "drop" : toMarkupChange({ name: "ISRC", text: like.isrc });
    }
    const isTitle = /Title(Text)?$/.test(name);
    if (parent === recording || BODIES.test(reader.name(parent))) {
      if (isTitle && !isFirst(tracks, node)) return "drop";
      if (!KEPT_OF_RECORDING.test(name) && !isRequired(tracks, node)) return "drop";
    }
    return commonChange(tracks, node, like);
  });
};

const KEPT_OF_PLACE = /^(ResourceGroupContentItem|SequenceNumber|ResourceType|ReleaseResourceReferenceList)$/;

/** Copies a release item for another recording. */
export const copyItem = (tracks: Tracks, place: NodeId, reference: string, number: number | undefined): string =>
  copyElement(tracks.document, place, (node) => {
    const name = tracks.reader.name(node);
    if (name === "ReleaseResourceReference") return { text: reference };
    if (name === "SequenceNumber" && number !== undefined) return { text: String(number) };
    return KEPT_OF_PLACE.test(name) ? undefined : "drop";
  });

const DROPPED_OF_RELEASE = /^Related|^(Keywords|Synopsis|MarketingComment|TargetURL|ArtistProfilePage)$/;

/** Copies a track's own release for another recording, with its own id. */
export const copyRelease = (
  tracks: Tracks,
  release: NodeId,
  like: NewTrack & { release: string },
  before: { reference: string; isrc: string; release: string; namespace: string },
): string => {
  const { document, reader } = tracks;
  const toId = (id: string): string => {
    const withIsrc = before.isrc && like.isrc ? id.replaceAll(before.isrc, like.isrc) : id;
    const reference = before.release.replace(/\W/g, "\\$&");
    const withRelease = withIsrc.replace(new RegExp(`\\b${reference}\\b`), like.release);
    return withRelease === id ? `${id}_${like.release}` : withRelease;
  };
  return copyElement(document, release, (node) => {
    const name = reader.name(node);
    const value = (): string => reader.valueOf(node).value;
    if (DROPPED_OF_RELEASE.test(name)) return "drop";
    if (name === "ReleaseReference" && parentOf(document, node) === release) return { text: like.release };
    if (name === "ReleaseResourceReference") return value() === before.reference ? { text: like.reference } : undefined;
    if (name === "ProprietaryId" || name === "CatalogNumber") return { text: toId(value()) };
    if (name === "GRid" || name === "ICPN") {
      const isOnly = childElements(document, parentOf(document, node)).length === 1;
      const text = `${before.release}_${like.release}`;
      return isOnly
        ? toMarkupChange({ name: "ProprietaryId", attributes: { Namespace: before.namespace }, text })
        : "drop";
    }
    return commonChange(tracks, node, like);
  });
};
