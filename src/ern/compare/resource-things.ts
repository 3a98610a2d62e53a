import type { ErnResource } from "../model-types";
import { toFact } from "./facts";
import { fullTitle } from "./full-title";
import { toIdText, toKey } from "./keys";
import type { Thing } from "./match-things";
import { workFacts } from "./work-facts";

const TRACKS: readonly ErnResource["kind"][] = ["SoundRecording", "Video", "MIDI"];

/** Is it heard or seen by itself, rather than accompanying something? */
const isTrack = ({ kind }: ErnResource): boolean => TRACKS.includes(kind);

/** A track or another resource: matched by its ISRC, then its other identifiers, then its other values. */
export const toResourceThing = (resource: ErnResource): Thing => {
  const { artistName, duration, files, ids, isrc, kind, language, node, reference } = resource;
  const title = fullTitle(resource)?.text;
  const name = title ?? `${kind} ${reference?.value ?? ""}`.trim();
  return {
    part: isTrack(resource) ? "tracks" : "resources",
    node,
    label: isrc ? `${name}, ISRC ${isrc.value}` : name,
    keys: [
      toKey(kind, isrc, title),
      toKey(kind, isrc),
      ids.flatMap((id) => toKey(kind, toIdText(id))),
      toKey(kind, reference, title),
      toKey(kind, title, artistName, duration),
      toKey(kind, title, artistName),
      toKey(kind, title),
      // A track without an ISRC whose title changed.
      toKey(kind, reference, artistName, duration),
      // Images often have no name of their own.
      isTrack(resource) && title ? [] : toKey(kind, reference),
    ],
    facts: [...workFacts(resource), toFact("Language", language), toFact("File", ...files)],
  };
};
