import { editError } from "../edit/node-edits";
import { listReferences } from "../model/references";
import type { ErnTrackRow } from "../model-types";
import { childrenInSchema, choicesInSchema } from "../schema/schema-rules";
import { applySplices } from "../text/splices";
import type { NodeId, Splice } from "../types";
import { childElements, localNameOf, parentOf } from "../xml/nodes";
import { nodeToRemove } from "./move-track";
import { createSequenceNumbers } from "./sequence-numbers";
import { allPlacesOf, lineRemovalOf, placesOfRows, rowAt, type Tracks } from "./tracks";

const LINK = "LinkedReleaseResourceReference";

/** Nodes to remove, including everything that can't exist without them. Returns the outermost ones. */
const listNodesToRemove = (tracks: Tracks, start: readonly NodeId[]): NodeId[] => {
  const { document, message, version } = tracks;
  const { nodes } = document;
  const removed = new Set<NodeId>();
  const isRemoved = (node: NodeId): boolean => node !== 0 && (removed.has(node) || isRemoved(parentOf(document, node)));

  /** Returns whether an element would lack a required child. */
  const isBroken = (element: NodeId, child: NodeId): boolean => {
    const name = localNameOf(document, child);
    const left = childElements(document, element).filter((sibling) => sibling !== child && !isRemoved(sibling));
    const names = left.map((sibling) => localNameOf(document, sibling));
    const rules = version && childrenInSchema(version, localNameOf(document, element));
    if (!rules) return left.length === 0;
    if (rules.find((rule) => rule.name === name)?.required) return !names.includes(name);
    return choicesInSchema(version, localNameOf(document, parentOf(document, element)), localNameOf(document, element))
      .filter(({ required, groups }) => required && groups.some((group) => group.names.includes(name)))
      .some(({ groups }) => !groups.some((group) => group.names.some((choiceName) => names.includes(choiceName))));
  };
  const remove = (node: NodeId): void => {
    if (
      node === document.root ||
      message.releases.some((release) => release.node === node && release.kind === "Release")
    ) {
      const remedy = "Remove the release itself in the source, if it is not wanted any more.";
      throw editError(document, node, "Without this track the release would have none.", remedy);
    }
    const removable = nodeToRemove(tracks, node);
    if (isBroken(parentOf(document, removable), removable)) remove(parentOf(document, removable));
    else removed.add(removable);
  };

  const references = listReferences(document);
  const keyOf = ({ kind, value }: { kind: string; value: string }): string => `${kind} ${value}`;
  const next = (): NodeId[] => {
    const rest = references.filter(({ node }) => !isRemoved(node));
    const gone = references.filter(({ node }) => isRemoved(node));
    const defined = new Set(rest.filter(({ isDefinition }) => isDefinition).map(keyOf));
    const lost = new Set(gone.filter(({ isDefinition }) => isDefinition).map(keyOf));
    const used = new Set(rest.filter(({ isDefinition }) => !isDefinition).map(keyOf));
    const dangling = rest.filter(
      (reference) => !reference.isDefinition && lost.has(keyOf(reference)) && !defined.has(keyOf(reference)),
    );
    // A picture that was linked only to the track is removed with it.
    const unlinked = gone.filter(({ node }) => localNameOf(document, node) === LINK).map(keyOf);
    const isOrphan = (key: string): boolean => unlinked.includes(key) && !used.has(key);
    const orphans = rest.filter((reference) => reference.isDefinition && isOrphan(keyOf(reference)));
    return [...dangling.map(({ node }) => node), ...orphans.map(({ node }) => parentOf(document, node))];
  };
  for (let nodesNow = [...start]; nodesNow.length > 0; nodesNow = next())
    for (const node of nodesNow) if (!isRemoved(node)) remove(node);
  return [...removed]
    .filter((node) => !isRemoved(parentOf(document, node)))
    .sort((a, b) => nodes.start[a]! - nodes.start[b]!);
};

/** The nodes of a track: its recording if no other row uses it, otherwise its positions in the release. */
const trackNodes = (tracks: Tracks, row: ErnTrackRow): NodeId[] => {
  const { resource } = row.item;
  const like = tracks.rows.filter(({ item }) => item.resource.value === resource.value);
  if (like.length === 1 && resource.target) return [resource.target.node];
  const isRepeated = like.some((peer) => peer !== row && peer.release.node === row.release.node);
  return isRepeated ? placesOfRows(tracks, [row]).flat() : allPlacesOf(tracks, row);
};

/** Removes a track: its position in the release, its recording, its own release, and all references to them. */
export const removeTrack = (tracks: Tracks, track: number): Splice[] => {
  const { document, rows, reader } = tracks;
  const row = rowAt(tracks, track);
  if (!rows.some((peer) => peer !== row && peer.release.node === row.release.node)) {
    const remedy = "Add another track first, or remove the release in the source.";
    throw editError(document, row.node, "This is the only track of its release.", remedy);
  }
  const removed = listNodesToRemove(tracks, trackNodes(tracks, row));
  const numbers = createSequenceNumbers(tracks);
  for (const node of removed) if (/^ResourceGroup/.test(reader.name(node))) numbers.leave(node);
  const splices = [...removed.map((node) => lineRemovalOf(document, node)), ...numbers.splices()];
  return applySplices(document.source, splices).splices;
};
