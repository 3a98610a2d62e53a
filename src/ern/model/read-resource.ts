import type { ErnResource, ErnResourceKind, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { Work, type WorkContext } from "./work";

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

const isResourceKind = (name: string): name is ErnResourceKind => KINDS.includes(name);

class Resource extends Work implements ErnResource {
  constructor(
    context: WorkContext,
    node: NodeId,
    readonly kind: ErnResourceKind,
  ) {
    super(context, node);
  }

  get isrc(): ErnValue | null {
    return this.ids.find(({ type }) => type === "ISRC") ?? null;
  }

  get language(): ErnValue | null {
    const { reader } = this.context;
    return reader.first(this.bodies(), "LanguageOfPerformance") ?? reader.attribute(this.node, "LanguageAndScriptCode");
  }

  get files(): ErnValue[] {
    const { reader } = this.context;
    const technical = reader.matching(this.bodies(), TECHNICAL);
    const files = [...reader.all(technical, "File"), ...reader.all(technical, "DeliveryFile", "File")];
    return FILE_PLACES.flatMap((place) => reader.values(files, ...place));
  }
}

/** The resources of a message, in order. */
export const readResources = (context: WorkContext, list: readonly NodeId[]): ErnResource[] =>
  context.reader.matching(list, /./).flatMap((node) => {
    const kind = context.reader.name(node);
    return isResourceKind(kind) ? [new Resource(context, node, kind)] : [];
  });
