import { type ErnResource, RESOURCE_KINDS } from "../model-types";
import type { NodeId } from "../types";
import { lazily, type Part } from "./part";
import { bodiesOf, WORK } from "./work";

const TECHNICAL = /^Technical\w*Details$/;

const readResource = lazily<ErnResource>({
  kind: ({ context, node }) => RESOURCE_KINDS.find((kind) => kind === context.reader.name(node))!,
  isrc: ({ ids }) => ids.find(({ type }) => type === "ISRC") ?? null,
  language: (part) => {
    const { reader } = part.context;
    return (
      reader.first(bodiesOf(part), "LanguageOfPerformance") ?? reader.attribute(part.node, "LanguageAndScriptCode")
    );
  },
  files: (part) => {
    const { reader } = part.context;
    const technical = reader.matching(bodiesOf(part), TECHNICAL);
    const files = [...reader.all(technical, "File"), ...reader.all(technical, "DeliveryFile", "File")];
    return ["URI", "URL", "FileName"].flatMap((name) => reader.values(files, name));
  },
  ...WORK,
});

/** The resources of a message, in order. */
export const readResources = (context: Part["context"], list: readonly NodeId[]): ErnResource[] =>
  context.reader
    .matching(list, new RegExp(`^(${RESOURCE_KINDS.join("|")})$`))
    .map((node) => readResource(context, node));
