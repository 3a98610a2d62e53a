import type { ErnParty, ErnResource, ErnResourceKind } from "./model-types";
import { orNone } from "./none";
import type { Targets } from "./read-parties";
import { bodiesOf, readWork } from "./read-work";
import type { Reader } from "./reader";
import type { NodeId } from "./types";

const KINDS: readonly string[] = [
  "SoundRecording",
  "Video",
  "Image",
  "Text",
  "SheetMusic",
  "Software",
  "MIDI",
  "UserDefinedResource",
] satisfies ErnResourceKind[];

const TECHNICAL = /^Technical\w*Details$/;
const FILE_PLACES = [["URI"], ["URL"], ["FileName"]];

export const isResourceKind = (name: string): name is ErnResourceKind => KINDS.includes(name);

/** The resources of a message, in its order. */
export const readResources = (reader: Reader, list: readonly NodeId[], parties: Targets<ErnParty>): ErnResource[] =>
  reader.matching(list, /./).flatMap((node) => {
    const kind = reader.name(node);
    if (!isResourceKind(kind)) return [];
    const bodies = bodiesOf(reader, node);
    const technical = reader.matching(bodies, TECHNICAL);
    const files = [...reader.all(technical, "File"), ...reader.all(technical, "DeliveryFile", "File")];
    const work = readWork(reader, node, parties);
    return {
      ...work,
      kind,
      isrc: work.ids.find(({ type }) => type === "ISRC") ?? null,
      language: reader.first(bodies, "LanguageOfPerformance") ?? reader.attribute(node, "LanguageAndScriptCode"),
      files: orNone(FILE_PLACES.flatMap((place) => reader.values(files, ...place))),
    };
  });
