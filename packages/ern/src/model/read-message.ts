import { type ErnHeader, type ErnMessage, type ErnParty, type ErnResource, RESOURCE_KINDS } from "../model-types";
import { namespaceOf, versionNumberOf } from "../schema/versions";
import type { ErnDocument, NodeId } from "../types";
import { localNameOf } from "../xml/nodes";
import { toErnReleaseDeals } from "./deals";
import { createLazyParts, type Part, type Targets, toTargets } from "./part";
import { toErnParty } from "./parties";
import { createReader, type Reader } from "./reader";
import { toErnReleases } from "./releases";
import { bodiesOf, WORK } from "./work";

const toErnHeader = (reader: Reader, node: NodeId): ErnHeader => {
  const parties = (name: string) => reader.all(node, name).map((party) => toErnParty(reader, party));
  return {
    node,
    messageId: reader.first(node, "MessageId"),
    threadId: reader.first(node, "MessageThreadId"),
    created: reader.first(node, "MessageCreatedDateTime"),
    controlType: reader.first(node, "MessageControlType"),
    sender: parties("MessageSender")[0] ?? null,
    recipients: parties("MessageRecipient"),
  };
};

const TECHNICAL = /^Technical\w*Details$/;

const toErnResource = createLazyParts<ErnResource>({
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
const toErnResources = (context: Part["context"], list: readonly NodeId[]): ErnResource[] =>
  context.reader
    .matching(list, new RegExp(`^(${RESOURCE_KINDS.join("|")})$`))
    .map((node) => toErnResource(context, node));

/** Returns a document's graph, unchecked: missing values are null or empty lists. `known` resolves party references. */
export const readMessage = (document: ErnDocument, known?: Targets<ErnParty>): ErnMessage => {
  const reader = createReader(document);
  const { root } = document;
  const parties = reader.all(root, "PartyList", "Party").map((node) => toErnParty(reader, node));
  const noResources: Targets<ErnResource> = new Map();
  const context = { reader, parties: known ?? toTargets(parties), resources: noResources };
  const resources = toErnResources(context, reader.all(root, "ResourceList"));
  context.resources = toTargets(resources);
  const releases = toErnReleases(context, reader.all(root, "ReleaseList"));
  return {
    node: root,
    version: versionNumberOf(document),
    namespace: namespaceOf(document, root),
    type: localNameOf(document, root),
    profile: reader.attribute(root, "ReleaseProfileVersionId"),
    header: reader.all(root, "MessageHeader").map((header) => toErnHeader(reader, header))[0] ?? null,
    parties,
    resources,
    releases,
    releaseDeals: toErnReleaseDeals(context, reader.all(root, "DealList"), toTargets(releases)),
  };
};
